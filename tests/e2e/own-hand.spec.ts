import { expect, test } from "./fixture.ts";

test("a deal typed by a teacher, with a question and cards of his own, is answered as he marks it", async ({
  page,
}) => {
  await page.goto("/teach/build/");
  await page.getByRole("textbox", { name: "Title" }).focus();
  await expect(page.locator("[data-asleep]")).toHaveCount(0);
  await page.getByText("A hand of your own").click();
  const box = (name: string | RegExp) => page.getByRole("textbox", { name });
  await box("Hand Z").fill("AK5.A3.AKQ.KQJ43");
  await box("Hand A").fill("862.KQJ4.753.A92");
  await box("Hand Y").fill("QJT3.8765.J42.T8");
  await box("Hand B").fill("974.T92.T986.765");
  await page.getByRole("combobox", { name: "Declared", exact: true }).selectOption("notrump");
  await box("Your question").fill("What do you lead?");
  await box("Cards you accept").fill("HQ");
  await box("Your reason").fill("At our club the queen asks for the jack.");

  // From king, queen, jack the book leads the king; the teacher is told, and keeps his own card.
  const beside = page.locator(".engine");
  await expect(beside).toContainText(/Foster leads ♥\uFE0E?K\./);
  await expect(beside).toContainText(/You accept ♥\uFE0E?Q, which he does not\./);
  await expect(beside).toContainText(/You do not accept ♥\uFE0E?K, which he leads\./);
  await box("Cards you accept").fill("HQ HK");
  await expect(beside).not.toContainText("You do not accept");
  await box("Cards you accept").fill("HQ SQ");
  await page.getByRole("button", { name: "Add this question" }).click();
  await expect(
    page.getByText("SQ is accepted as right, and hand A does not hold it."),
  ).toBeVisible();
  await box("Cards you accept").fill("HQ");
  await page.getByRole("button", { name: "Add this question" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "A hand of your own" })).toBeVisible();
  const link = await page.getByRole("textbox", { name: "Link for the class" }).inputValue();

  await page.goto(link);
  await page.getByRole("button", { name: "Begin" }).click();
  const step = page.locator("[data-step]");
  await expect(step.getByRole("heading", { name: "What do you lead?" })).toBeFocused();
  await step.getByRole("button", { name: "king of hearts" }).click();
  await expect(step.getByRole("status")).toContainText("Not here");
  await step.getByRole("button", { name: "Try again" }).click();
  await step.getByRole("button", { name: "queen of hearts" }).click();
  await expect(step.getByRole("status")).toContainText("Right");
  await expect(step.getByRole("status")).toContainText("At our club the queen asks for the jack.");
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(
    page.getByRole("heading", { name: "None of one right at the first try" }),
  ).toBeFocused();
});
