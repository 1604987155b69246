import type { Page } from "@playwright/test";
import { Resvg } from "@resvg/resvg-js";
import { generate } from "lean-qr";
import { formatAnswers, tagOf } from "../../src/classroom/answers.ts";
import { formatSet, idOf, type ClassSet } from "../../src/classroom/set.ts";
import { barriers } from "./barriers.ts";
import { expect, test } from "./fixture.ts";

const set: ClassSet = {
  title: "By camera",
  note: "",
  mode: "teach",
  steps: [
    { type: "seed", kind: "trick", seed: 7 },
    { type: "seed", kind: "trick", seed: 8 },
  ],
};
const link = `https://bridge.example/class/#${formatSet(set)}`;
const codeOf = (name: string, tag: number) =>
  formatAnswers({
    set: idOf(set),
    name,
    tag: tagOf(tag),
    replies: set.steps.map(() => ({ given: { type: "choice", at: 0 }, hinted: false })),
  });
const [ann, bob] = [codeOf("Ann", 1), codeOf("Bob", 2)];

/** The black dots of a code, each by its column and row, and how many a side has. */
function drawn(text: string) {
  const code = generate(text);
  const along = Array.from({ length: code.size }, (_, at) => at);
  const dots = along.flatMap((y) =>
    along.filter((x) => code.get(x, y)).map((x) => [x, y] as const),
  );
  return { dots, size: code.size };
}

/** A photograph of a code, or of nothing. */
function photo(text: string | null): Buffer {
  const { dots, size } = text === null ? { dots: [], size: 21 } : drawn(text);
  const path = dots.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join("");
  const side = size + 12;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 ${side} ${side}"><path fill="#eee" d="M-6 -6h${side}v${side}h-${side}z"/><path d="${path}"/></svg>`;
  return new Resvg(svg, { fitTo: { mode: "width", value: 1400 } }).render().asPng();
}

const file = (name: string, buffer: Buffer) => ({ name, mimeType: "image/png", buffer });

/** A camera that sees what the test holds up: the windowless browser that the tests use has none, not even a sham one. */
async function cameraFor(page: Page): Promise<(text: string) => Promise<void>> {
  await page.addInitScript(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [640, 480];
    const pen = canvas.getContext("2d");
    const hold = ({ dots, size }: ReturnType<typeof drawn>) => {
      if (!pen) throw new Error("this browser draws nothing");
      pen.resetTransform();
      pen.fillStyle = "#ddd";
      pen.fillRect(0, 0, 640, 480);
      pen.setTransform(440 / size, 30 / size, -30 / size, 440 / size, 110, 10);
      pen.fillStyle = "#222";
      for (const [x, y] of dots) pen.fillRect(x, y, 1.02, 1.02);
    };
    hold({ dots: [], size: 1 });
    Reflect.set(window, "hold", hold);
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(20);
  });
  return (text) =>
    page.evaluate((code) => Reflect.apply(Reflect.get(window, "hold"), null, [code]), drawn(text));
}

async function open(page: Page) {
  await page.goto("/teach/results/");
  const button = page.getByRole("button", { name: "Scan with the camera" });
  await button.focus();
  await expect(page.locator("[data-asleep]")).toHaveCount(0);
  return button;
}

test("codes held up to the camera are taken one after the other", async ({ page }) => {
  const hold = await cameraFor(page);
  const button = await open(page);
  await button.press("Enter");
  const said = (words: string) =>
    expect(page.getByRole("status").getByText(words, { exact: true })).toBeVisible();
  await said("The camera is on. Hold up the first code.");
  await hold(link);
  await said("The set is in its box: By camera.");
  await hold(ann);
  await said("Ann is in: 1 code scanned.");
  await hold("https://example.org/menu");
  await said("This QR code holds neither answers nor a set of questions.");
  await hold(bob);
  await said("Bob is in: 2 codes scanned.");
  await hold(ann);
  await said("Ann is here already.");
  const scanned = page.getByRole("list", { name: "Scanned, the last first:" });
  await expect(scanned.getByRole("listitem")).toHaveText(["Bob", "Ann"]);
  await expect(page.getByRole("textbox", { name: /^Link or code of the set/ })).toHaveValue(link);
  await expect(page.getByRole("row", { name: /^Ann .* of 2$/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Bob .* of 2$/ })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Turn the camera off" }).click();
  await said("The camera is off.");
  await expect(page.locator("video")).toHaveCount(0);
});

test("without leave for the camera, pictures and the box remain", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException("Permission denied", "NotAllowedError");
    };
  });
  const button = await open(page);
  await button.click();
  await expect(page.getByRole("alert").getByText(/^The camera was not allowed\./)).toBeVisible();
  const pictures = page.getByLabel("Or choose pictures of QR codes");
  await pictures.setInputFiles([
    file("set.png", photo(link)),
    file("bob.png", photo(bob)),
    file("garden.png", photo(null)),
  ]);
  await expect(page.getByText("There is no QR code in garden.png that can be read.")).toBeVisible();
  await expect(page.getByText("Bob is in: 1 code scanned.")).toBeVisible();
  await expect(page.getByRole("row", { name: /^Bob .* of 2$/ })).toBeVisible();
  await pictures.setInputFiles(file("notes.png", Buffer.from("x")));
  await expect(page.getByText("notes.png is no picture that this browser can read.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Codes of the students/ })).toHaveValue(bob);
});
