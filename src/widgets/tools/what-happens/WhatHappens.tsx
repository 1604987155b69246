import { Component, createRef } from "preact";
import { CODES_OF } from "../../../engine/laws/code.ts";
import { codeWords, GAME_WORDS } from "../../../engine/laws/questions.ts";
import { Inquiry } from "../../../tabletop/inquiry.ts";
import { formatPlayed, parsePlayed, type ReadPlace } from "../../../tabletop/law-place.ts";
import { PLAYED_KEY, readStored, setAside, writeStored } from "../../../progress/storage.ts";
import { onStep, queryInAddress, writeQuery } from "../../address.ts";
import { Choices } from "./Choices.tsx";
import { loadLaws } from "./laws.ts";
import { RulingLink } from "./RulingLink.tsx";
import { RulingView } from "./RulingView.tsx";
import { Steps } from "./Steps.tsx";

/**
 * “What happens now?”: a box for ordinary words, the answers given, and the question or the ruling. Its first drawing is
 * the first question, so that the page and the waking tool agree.
 */
export class WhatHappens extends Component {
  readonly box = createRef<HTMLInputElement>();
  readonly heading = createRef<HTMLHeadingElement>();
  readonly inquiry = new Inquiry({
    load: loadLaws,
    write: writeQuery,
    remember: (...played) => writeStored(PLAYED_KEY, formatPlayed(...played)),
    changed: () => this.setState({}),
  });

  override componentDidMount() {
    const { inquiry } = this;
    const typed = this.box.current?.value ?? "";
    onStep(() => void inquiry.open(queryInAddress(), this.played(), true));
    if (typed) void inquiry.search(typed);
    else void inquiry.open(queryInAddress(), this.played(), false);
  }

  override componentDidUpdate() {
    const { inquiry } = this;
    const box = this.box.current;
    if (box && box.value !== inquiry.words) box.value = inquiry.words;
    if (inquiry.focus) this.heading.current?.focus();
    inquiry.focus = false;
  }

  /** The game and code last played on this device; one that cannot be read is put aside and told of. */
  played(): ReadPlace {
    const text = readStored(PLAYED_KEY);
    if (text === null) return { place: {}, trouble: null };
    const read = parsePlayed(text);
    if (read.ok) return { place: read.value, trouble: null };
    setAside(PLAYED_KEY, text);
    return { place: {}, trouble: read.violation.message };
  }

  readonly find = (event: Event) => {
    event.preventDefault();
    this.heading.current?.focus();
  };

  override render() {
    const { inquiry } = this;
    const { question, ruling, found, note, last, place } = inquiry;
    return (
      <section class="inquiry" aria-label="What happens now?" aria-busy={inquiry.busy || undefined}>
        <form class="find" role="search" onSubmit={this.find}>
          <label for="words">Say it in your own words, or answer the questions</label>
          <span class="box">
            <input
              id="words"
              ref={this.box}
              type="search"
              autocomplete="off"
              enterkeyhint="search"
              placeholder="led out of turn"
              onInput={(event) => void inquiry.search(event.currentTarget.value)}
            />
            <button type="submit" class="button">
              Find
            </button>
          </span>
        </form>
        <p class="note" role="status">
          {note}
        </p>
        {!found && <Steps inquiry={inquiry} />}
        <h2 class="question" ref={this.heading} tabIndex={-1}>
          {found
            ? found.length > 0
              ? "Which of these was it?"
              : "No such situation"
            : (question?.words ?? ruling?.row.event)}
        </h2>
        {!found && last && place.code && (
          <p class="after">
            The ruling you came to last:{" "}
            <RulingLink inquiry={inquiry} row={last} code={place.code}>
              {last.event}
            </RulingLink>
          </p>
        )}
        {found?.map(({ game, rows }) => (
          <section key={game}>
            <h3>{GAME_WORDS[game]}</h3>
            <Choices
              choices={rows.map(({ id, event, codes }) => ({
                id,
                words: (
                  <>
                    {event}
                    {codes.length < CODES_OF[game].length && (
                      <small>{codes.map((code) => codeWords(game, code)).join("; ")}</small>
                    )}
                  </>
                ),
              }))}
              onChoose={(id) => {
                const row = inquiry.rowOf(id);
                if (row) void inquiry.choose(row);
              }}
            />
          </section>
        ))}
        {!found && question && (
          <Choices
            choices={question.answers}
            chosen={question.chosen}
            onChoose={(id) => void inquiry.answer(id)}
          />
        )}
        {!found && <RulingView inquiry={inquiry} />}
      </section>
    );
  }
}
