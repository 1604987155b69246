declare module "virtual:boot" {
  export type BootName = "plain" | "live" | "lesson" | "lost" | "place";
  /** The boot scripts, bundled and minified; their hashes stand in the content security policy. */
  export const boot: Readonly<Record<BootName, string>>;
}

declare namespace App {
  interface Locals {
    /** Set by a lesson: how many exercises it has, and how many have been drawn so far. */
    exercises?: { index: number; readonly of: number };
  }
}

declare module "subset-font" {
  /** The part of a face that draws this text, in another form of file. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { readonly targetFormat: "truetype" },
  ): Promise<Uint8Array>;
}
