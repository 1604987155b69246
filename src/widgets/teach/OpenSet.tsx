import { Component } from "preact";
import { formatSet, parseSet, salvage, type ClassSet, type Saved } from "../../classroom/set.ts";
import { codeInAddress, setAddress } from "./code-address.ts";
import { OpenCode } from "./OpenCode.tsx";

interface Props {
  /** Takes the set once it is read; rejects where what it shows cannot be fetched. */
  readonly onSet: (set: ClassSet) => Promise<void>;
}

interface State {
  readonly typed: string;
  readonly fault: string;
  readonly saved: Saved | null;
}

/** Opens the set that the address carries, or asks for one; what cannot be read is kept as it was typed, with the reason. */
export class OpenSet extends Component<Props, State> {
  override state: State = { typed: "", fault: "", saved: null };

  override componentDidMount() {
    const typed = codeInAddress();
    if (typed) this.open(typed);
  }

  /** Opens the set that a code, a link or a mail names. */
  readonly open = async (typed: string) => {
    const read = parseSet(typed);
    if (read.ok) return this.take(typed, read.value);
    this.setState({ typed, fault: read.violation.message, saved: salvage(typed) });
  };

  /** Takes what is whole of a set that is damaged. */
  readonly openRest = async () => {
    const { typed, saved } = this.state;
    if (saved?.set) await this.take(typed, saved.set);
  };

  async take(typed: string, set: ClassSet) {
    try {
      await this.props.onSet(set);
      setAddress(formatSet(set));
    } catch {
      const fault = "This set could not be fetched. See that you are connected, and try again.";
      this.setState({ typed, fault, saved: null });
    }
  }

  override render(_: Props, { typed, fault, saved }: State) {
    return (
      <OpenCode
        id="set"
        label="The link or the code of a class set"
        text={typed}
        fault={fault}
        saved={saved}
        onText={(text) => this.setState({ typed: text })}
        onOpen={this.open}
        onSaved={this.openRest}
      />
    );
  }
}
