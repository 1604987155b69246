import { Component, createRef } from "preact";
import type { Scanned } from "../../../classroom/scanned.ts";
import { countWords } from "../../practice/words.ts";
import { closeCamera, openCamera } from "./camera.ts";
import { openEye, type Eye } from "./eye.ts";

interface Props {
  /** Takes what was read, and says what each was. */
  readonly onTexts: (texts: readonly string[]) => readonly Scanned[];
  /** Whose answers were scanned, the first first. */
  readonly called: readonly string[];
}

interface State {
  readonly stream: MediaStream | null;
  readonly fault: string;
  readonly said: string;
}

/** So long a camera waits between two looks, in milliseconds. */
const PACE = 150;
const UNFETCHED =
  "What reads QR codes could not be fetched. See that you are connected, and try again.";

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** QR codes held up to the camera one after the other, or read from photographs; no picture is kept. */
export class Scan extends Component<Props, State> {
  override state: State = { stream: null, fault: "", said: "" };
  readonly video = createRef<HTMLVideoElement>();
  #eye: Promise<Eye> | null = null;
  #stream: MediaStream | null = null;
  #asking = false;
  #last = "";

  override componentWillUnmount() {
    this.close();
  }

  /** What reads codes, fetched once. */
  eye(): Promise<Eye> {
    const eye = this.#eye ?? openEye();
    this.#eye = eye;
    eye.catch(() => (this.#eye = null));
    return eye;
  }

  readonly turn = async () => {
    if (this.#stream) return this.close("The camera is off.");
    if (this.#asking) return;
    this.#asking = true;
    this.setState({ fault: "", said: "" });
    const camera = await openCamera();
    this.#asking = false;
    if ("fault" in camera) return this.setState({ fault: camera.fault });
    this.#last = "";
    this.#stream = camera.stream;
    this.setState({ stream: camera.stream, said: "The camera is on. Hold up the first code." });
    await this.watch(camera.stream);
  };

  close(said = "") {
    if (this.#stream) closeCamera(this.#stream);
    this.#stream = null;
    this.setState({ stream: null, said });
  }

  /** Looks again and again, until the camera is turned off here or taken away. */
  async watch(stream: MediaStream) {
    try {
      const eye = await this.eye();
      while (this.#stream === stream && stream.active) {
        const { current } = this.video;
        // A code is held up for many looks, and is told once.
        const texts = current ? await eye(current).catch(() => []) : [];
        this.take(texts.filter((text) => text !== this.#last));
        await pause(PACE);
      }
      if (this.#stream === stream) this.close("The camera was turned off.");
    } catch {
      this.close();
      this.setState({ fault: UNFETCHED });
    }
  }

  readonly look = async (files: readonly File[]) => {
    this.setState({ fault: "" });
    let eye: Eye;
    try {
      eye = await this.eye();
    } catch {
      return this.setState({ fault: UNFETCHED });
    }
    for (const file of files) {
      try {
        const picture = await createImageBitmap(file);
        const texts = await eye(picture);
        picture.close();
        if (texts.length > 0) this.take(texts);
        else this.setState({ fault: `There is no QR code in ${file.name} that can be read.` });
      } catch {
        this.setState({ fault: `${file.name} is no picture that this browser can read.` });
      }
    }
  };

  take(texts: readonly string[]) {
    if (texts.length === 0) return;
    this.#last = texts.at(-1) ?? "";
    let count = this.props.called.length;
    let said = "";
    for (const found of this.props.onTexts(texts)) {
      if (found.type === "answers") count += 1;
      said = saidOf(found, count);
    }
    this.setState({ said });
  }

  override render({ called }: Props, { stream, fault, said }: State) {
    return (
      <div class="scan">
        <p class="acts">
          <button type="button" class="button" onClick={this.turn}>
            {stream ? "Turn the camera off" : "Scan with the camera"}
          </button>
          <span role="status">{said}</span>
        </p>
        <div class="fault" role="alert">
          {fault && <p>{fault}</p>}
        </div>
        {stream && (
          <video
            ref={this.video}
            srcObject={stream}
            aria-label="What the camera sees"
            autoPlay
            muted
            playsInline
          />
        )}
        {called.length > 0 && (
          <>
            <p id="scanned">Scanned, the last first:</p>
            <ol aria-labelledby="scanned" reversed>
              {called.map((name, at) => <li key={at}>{name}</li>).toReversed()}
            </ol>
          </>
        )}
        <p class="open-file">
          <label for="code-pictures">Or choose pictures of QR codes</label>
          <input
            type="file"
            id="code-pictures"
            multiple
            accept="image/*"
            onChange={({ currentTarget }) => {
              this.look([...(currentTarget.files ?? [])]);
              currentTarget.value = "";
            }}
          />
        </p>
      </div>
    );
  }
}

function saidOf(found: Scanned, count: number): string {
  switch (found.type) {
    case "answers":
      return `${found.called} is in: ${countWords(count, "code")} scanned.`;
    case "again":
      return `${found.called} is here already.`;
    case "set":
      return `The set is in its box${found.title && `: ${found.title}`}.`;
    case "refused":
      return found.fault;
    default:
      return found satisfies never;
  }
}
