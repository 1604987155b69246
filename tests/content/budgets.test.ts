import { expect, test } from "vitest";
import budgets from "../budgets.json" with { type: "json" };
import { BUDGET_IDS, measure } from "../support/sizes.ts";

const sizes = measure();

test.each(BUDGET_IDS)("budget %s is kept", (id) => {
  const { value, of } = sizes[id];
  const { label, must } = budgets[id];
  expect(value, `${label} is ${value}, over ${must}: ${of}`).toBeLessThanOrEqual(must);
});
