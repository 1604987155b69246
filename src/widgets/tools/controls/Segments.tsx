import type { ComponentChildren } from "preact";

/** One of the things that may be picked, and how it is drawn. */
export interface Segment<Value extends string | number> {
  readonly value: Value;
  readonly label: ComponentChildren;
  /** How it is spoken, where what is drawn would not say it. */
  readonly spoken?: string;
}

interface Props<Value extends string | number> {
  /** The name of the group of radios: its own on the page. */
  readonly name: string;
  readonly legend: ComponentChildren;
  readonly segments: readonly Segment<Value>[];
  /** What is picked; null before anything is. */
  readonly value: Value | null;
  readonly onPick: (value: Value) => void;
}

/** A choice of one among few, as a fieldset of radios drawn as ruled segments. Its styles are `tools/controls.css`. */
export function Segments<Value extends string | number>(props: Props<Value>) {
  const { name, legend, segments, value, onPick } = props;
  return (
    <fieldset class="field">
      <legend>{legend}</legend>
      <div class={`segments s${segments.length}`}>
        {segments.map((segment) => (
          <label key={segment.value}>
            <input
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              aria-label={segment.spoken}
              autocomplete="off"
              onChange={() => onPick(segment.value)}
            />
            {segment.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
