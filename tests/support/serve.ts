import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync } from "node:zlib";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".bin": "application/octet-stream",
  ".pagefind": "application/octet-stream",
  ".pf_meta": "application/octet-stream",
  ".pf_index": "application/octet-stream",
  ".pf_filter": "application/octet-stream",
  ".pf_fragment": "application/octet-stream",
};

export interface Served {
  readonly origin: string;
  close(): void;
}

/**
 * Serves a folder of static files as a web host does, with text compressed by Brotli once. `added` gives what to
 * write after a file, for a site that changes while it is read.
 */
export async function serve(folder: string, added?: (path: string) => string): Promise<Served> {
  const ready = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site");
    let file = join(folder, normalize(decodeURIComponent(pathname)));
    if (existsSync(file) && statSync(file).isDirectory()) file = join(file, "index.html");
    const type = TYPES[extname(file)];
    if (!type || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const text = /\.(?:html|js|css|svg|json|webmanifest)$/.test(file);
    const more = added?.(pathname) ?? "";
    const raw = () => Buffer.concat([readFileSync(file), Buffer.from(more)]);
    const body = ready.get(file + more) ?? (text ? brotliCompressSync(raw()) : raw());
    ready.set(file + more, body);
    response.writeHead(200, {
      "content-type": type,
      "content-length": body.length,
      ...(text && { "content-encoding": "br" }),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
