import { Component } from "preact";

const SECOND = 1000;

/** How long a question has been on the screen, for a teacher who asked to know; it ends nothing by itself. */
export class Clock extends Component<object, { seconds: number }> {
  override state = { seconds: 0 };
  #ticking: ReturnType<typeof setInterval> | undefined;

  override componentDidMount() {
    this.#ticking = setInterval(this.tick, SECOND);
  }

  readonly tick = () => this.setState(({ seconds }) => ({ seconds: seconds + 1 }));

  override componentWillUnmount() {
    clearInterval(this.#ticking);
  }

  override render(_: object, { seconds }: { seconds: number }) {
    const minutes = Math.floor(seconds / 60);
    return (
      <p class="clock" role="timer">
        {minutes}:{`${seconds % 60}`.padStart(2, "0")}
      </p>
    );
  }
}
