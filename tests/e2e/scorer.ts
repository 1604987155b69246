import type { Locator, Page } from "@playwright/test";
import type { GameId } from "../../src/engine/games/game.ts";
import { GAME_RECORDS } from "../../src/engine/games/titles.ts";
import { fieldsOf, type Outcome } from "../../src/tabletop/fields.ts";
import { expect } from "./fixture.ts";

const SIDE: Readonly<Record<string, string>> = { YZ: "We", AB: "They" };

/** As many presses of Tab as bring a reader round any page. */
const ROUND = 150;

/** Someone who keeps the score without touching anything but the keyboard. */
export class Scorer {
  readonly page: Page;
  readonly game: GameId;

  constructor(page: Page, game: GameId) {
    this.page = page;
    this.game = game;
  }

  /** Opens the sheet and waits until it is awake. */
  async open(): Promise<void> {
    await this.page.goto("/table/score-sheet/");
    await expect(this.page.locator("[data-asleep]")).toHaveCount(0);
  }

  get form(): Locator {
    return this.page.locator(".deal-form");
  }

  /** Presses Tab until the focus is in a place. */
  async reach(place: Locator): Promise<void> {
    const reached = () => place.evaluate((element) => element.contains(document.activeElement));
    for (let press = 0; press < ROUND; press += 1) {
      if (await reached()) return;
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`no Tab leads to ${place}`);
  }

  /** Picks a segment of a group by its name. */
  async pick(legend: string, name: string | RegExp): Promise<void> {
    const group = this.form.getByRole("group", { name: legend, exact: true });
    const radio = group.getByRole("radio", { name, exact: true });
    await this.reach(group);
    if ((await group.getByRole("radio", { checked: true }).count()) === 0) {
      await this.page.keyboard.press("Space");
    }
    for (let press = 0; press < 9 && !(await radio.isChecked()); press += 1) {
      await this.page.keyboard.press("ArrowRight");
    }
    await expect(radio).toBeChecked();
  }

  /** Brings a list to a value with the arrow keys. */
  async choose(label: string, value: string): Promise<void> {
    const list = this.page.getByRole("combobox", { name: label, exact: true });
    await this.reach(list);
    await this.page.keyboard.press("Home");
    for (let press = 0; press < 20 && (await list.inputValue()) !== value; press += 1) {
      await this.page.keyboard.press("ArrowDown");
    }
    await expect(list).toHaveValue(value);
  }

  async type(label: string, text: string): Promise<void> {
    const box = this.form.getByRole("textbox", { name: label, exact: true });
    await this.reach(box);
    await this.page.keyboard.press("ControlOrMeta+A");
    await this.page.keyboard.type(text);
  }

  /** Fills in the form for a deal, or only its first box. */
  async write(outcome: Outcome, firstOnly = false): Promise<void> {
    const records = GAME_RECORDS[this.game];
    const said = fieldsOf(records, outcome);
    const spoken = (strain: string) => new RegExp(`^${strain === "notrump" ? "no trump" : strain}`);
    if (said["declarer"]) await this.pick("Declared by", SIDE[said["declarer"]] ?? "");
    else if (said["strain"]) await this.pick("Trumps", spoken(said["strain"]));
    else await this.pick("Tricks of", Number(said["tricksYZ"]) > 6 ? "We" : "They");
    if (firstOnly) return;
    if (said["declarer"]) {
      await this.pick("Contract", said["level"] ?? "");
      await this.pick("In", spoken(said["strain"] ?? ""));
      if (said["doubled"] !== "1") await this.pick("Doubled", "Doubled");
      await this.type("Tricks won", said["tricks"] ?? "");
    } else {
      const winner = Number(said["tricksYZ"]) > 6 ? "YZ" : "AB";
      await this.pick("Tricks of", SIDE[winner] ?? "");
      await this.type("Tricks won", said[`tricks${winner}`] ?? "");
    }
    if (said["honours"]) await this.choose("Honours", `${said["honoursTo"]} ${said["honours"]}`);
    for (const side of ["YZ", "AB"]) {
      const held = said[`honours${side}`] ?? "0";
      if (Number(held) > 2) await this.choose("Honours", `${side} ${held}`);
    }
  }

  /** Enters what is on the form with the Enter key: from the box that was typed in last, or on the button. */
  async enter(): Promise<void> {
    const inBox = await this.page.evaluate(() => document.activeElement?.matches("input"));
    if (!inBox) await this.reach(this.form.getByRole("button", { name: /^Enter deal/ }));
    await this.page.keyboard.press("Enter");
  }

  async deal(outcome: Outcome): Promise<void> {
    await this.write(outcome);
    await this.enter();
  }

  /** What the foot of the pad says. */
  async expectTotals(we: number, they: number): Promise<void> {
    await expect(this.page.getByRole("button", { name: `${we}: We, total` })).toBeVisible();
    await expect(this.page.getByRole("button", { name: `${they}: They, total` })).toBeVisible();
  }
}
