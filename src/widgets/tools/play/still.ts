import { Component, type ComponentChild } from "preact";

/** Whether two props are the same: one thing, or two lists of the same things. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!Array.isArray(a) || !Array.isArray(b)) return false;
  return a.length === b.length && a.every((one, at) => one === b[at]);
}

/** Whether a part has anything new to draw: lists count as the same where their members are. */
export function changed<Props extends object>(before: Props, after: Props): boolean {
  for (const name in after) if (!same(after[name], before[name])) return true;
  return false;
}

/**
 * A part of the table that is drawn anew only where one of its props is {@link changed}, since most of the table lies still
 * when a card is played.
 */
export function still<Props extends object>(draw: (props: Props) => ComponentChild) {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      return changed<Readonly<Props>>(this.props, next);
    }

    override render(props: Props): ComponentChild {
      return draw(props);
    }
  };
}
