import type { Random } from "../../engine/core/random.ts";
import { leadFrom } from "../../engine/conventions/lead-card.ts";
import {
  poseDummyLead,
  settlesSuit,
  viewOf,
  type DummySide,
  type LeadLayout,
  type LeadQuestion,
} from "../marking/dummy-lead.ts";
import type { Posed } from "../kit/exercise.ts";
import { dealPlain, dealShape, dealTrumps, type SuitShape } from "./round-deal.ts";
import { sceneOf } from "../kit/scene.ts";

/** A suit to be dealt, and the ground that is to decide it. */
export type LeadShape = SuitShape & {
  readonly ground: string;
  readonly asks: LeadQuestion;
  readonly trumps?: boolean;
  /** Never at no trump. */
  readonly ruffs?: boolean;
  /** What was played in an earlier round, his own cards and dummy’s. */
  readonly mine?: string;
  readonly gone?: string;
  /** Cards that neither he nor dummy may have. */
  readonly without?: string;
  readonly wanted?: number;
  readonly tricksLeft?: number;
};

/** Deals suits of one of the shapes until its ground decides, the texts settle it and some answer is wrong. */
export function poseLead(
  random: Random,
  shapes: readonly (readonly [LeadShape, number])[],
  viewer: "A" | "B",
  side: DummySide,
): Posed {
  const shape = random.weigh(shapes);
  const { ground, asks, wanted, tricksLeft } = shape;
  const out = [...(shape.mine ?? ""), ...(shape.gone ?? ""), ...(shape.without ?? "")];
  for (;;) {
    const { hand, dummy } = dealShape(random, shape);
    const place = shape.trumps ? dealTrumps(random) : dealPlain(random, shape.ruffs ? 0 : 0.4);
    if ([...hand, ...dummy].some((rank) => out.includes(rank))) continue;
    const layout: LeadLayout = {
      ...place,
      hand,
      dummy,
      ...(shape.mine ? { mine: [...shape.mine] as LeadLayout["hand"] } : {}),
      ...(shape.gone ? { gone: [...shape.gone] as LeadLayout["hand"] } : {}),
      ...(wanted ? { wanted } : {}),
      ...(tricksLeft ? { tricksLeft } : {}),
    };
    const posed = poseDummyLead(layout, viewer, asks);
    if (tricksLeft || asks === "go-on" || fits(posed, shape, side)) return posed;
  }

  function fits(posed: Posed, { asks: asked }: LeadShape, { lead, ground: groundOf }: DummySide) {
    const view = viewOf(sceneOf(posed, "round"));
    const led = lead(view);
    if (groundOf(view, led) !== ground) return false;
    if (asked === "whether") return settlesSuit(side, view);
    const ordinary = side.cards[led.pattern] === undefined;
    const usual = leadFrom(view.holding, view.against);
    return (
      led.grades.some(({ mark }) => mark === "wrong") &&
      !(ordinary && (usual.betterAvoided || /short|only-card/.test(usual.pattern)))
    );
  }
}
