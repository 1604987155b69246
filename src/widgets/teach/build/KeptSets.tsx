import { Component } from "preact";
import { parseSet, salvage, type ClassSet, type Saved } from "../../../classroom/set.ts";
import type { KeptSet } from "../kept-sets.ts";
import { OpenCode } from "../OpenCode.tsx";
import { KeptList } from "./KeptList.tsx";

interface Props {
  readonly kept: readonly KeptSet[];
  /** What the address holds of a set, where it cannot be read; empty where it holds none. */
  readonly damaged: string;
  readonly onSet: (set: ClassSet, said: string) => void;
  readonly onDrop: (code: string) => void;
}

interface State {
  readonly code: string;
  readonly fault: string;
  readonly saved: Saved | null;
}

/** The sets of this device, and a box to open any other; what is damaged says so and offers what can be had. */
export class KeptSets extends Component<Props, State> {
  override state: State = { code: "", fault: "", saved: null };

  override componentDidUpdate({ damaged }: Props) {
    if (damaged !== this.props.damaged) this.open(this.props.damaged);
  }

  readonly open = (code: string) => {
    const found = parseSet(code);
    if (found.ok) this.take(found.value, "The set is open. “Undo” brings back what was here.");
    else this.setState({ code, fault: found.violation.message, saved: salvage(code) });
  };

  readonly takeSaved = () => {
    const { saved } = this.state;
    if (saved?.set) this.take(saved.set, "What could be read is open.");
  };

  take(set: ClassSet, said: string) {
    this.setState({ code: "", fault: "", saved: null });
    this.props.onSet(set, said);
  }

  readonly drop = (code: string) => {
    this.setState({ code, fault: "", saved: null });
    this.props.onDrop(code);
  };

  override render({ kept }: Props, { code, fault, saved }: State) {
    return (
      <section aria-labelledby="kept">
        <h2 id="kept">Sets on this device</h2>
        <KeptList kept={kept} onOpen={this.open} onDrop={this.drop} />
        <OpenCode
          id="open-code"
          label="Link or code of a set"
          text={code}
          fault={fault}
          saved={saved}
          onText={(text) => this.setState({ code: text })}
          onOpen={this.open}
          onSaved={this.takeSaved}
        />
      </section>
    );
  }
}
