"use client";

import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { EvidenceData } from "@/app/_data/evidence-data";
import buttons from "@/app/_ui/button.module.css";
import evidence from "@/app/_ui/evidence.module.css";
import { findClaimSentence } from "@/app/_ui/evidence-model";
import { useAbstractContents } from "@/app/_ui/use-abstract-contents";
import {
  CORRECTION_FIELDS,
  type CorrectionField,
  type CorrectionFieldSlot,
  type CorrectionScope,
  isShareableSlot,
  parseCorrectionForm,
  toCorrectionForm,
} from "@/lib/claim/correction";
import classes from "./review.module.css";
import { applySuggestion, getSearchedPart, listSuggestions, type Suggestion } from "./suggestions";
import { useBoardNames } from "./use-board-names";

const ORIGIN_LABELS = { abstract: "in the abstract", board: "on the board", choice: "" } as const;

/** Saves values of slots, in one claim or also in others. Resolves to true if they were saved. */
export type SaveSlots = (values: Readonly<Record<string, unknown>>, also?: CorrectionScope) => Promise<boolean>;

interface Props {
  readonly data: EvidenceData;
  readonly slot: CorrectionFieldSlot;
  /** Text to begin with, such as words selected in the sentence; null for the present value. */
  readonly initialText: string | null;
  readonly save: SaveSlots;
  readonly close: () => void;
}

/** Field for one slot with suggestions: names of the abstract, then of the board. */
export function SlotEditor({ data, slot, initialText, save, close }: Props) {
  const { claim, paper, sentences, siblings } = data;
  const id = useId();
  const field: CorrectionField | undefined = CORRECTION_FIELDS.find((one) => one.slot === slot);
  const form = toCorrectionForm(claim);
  const [text, setText] = useState(initialText ?? form[slot]);
  const [isTyped, setIsTyped] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  // Words that are selected while the field is open replace its text.
  useEffect(() => {
    if (initialText !== null) setText(initialText);
    input.current?.focus();
    input.current?.select();
  }, [initialText]);
  const search = isTyped ? getSearchedPart(slot, text) : "";
  const sentence = findClaimSentence(claim, paper.abstract, sentences);
  const contents = useAbstractContents(paper.id);
  const board = useBoardNames(slot, search);
  const pick = (one: Suggestion): string => (one.from === "choice" ? one.text : applySuggestion(slot, text, one.text));
  // Names of the abstract come first: until they are known, an early choice would become another one.
  const isReady = contents !== null || field?.choices !== undefined;
  const listed = isReady ? listSuggestions(slot, search, { contents, board, sentence }) : [];
  const suggestions = listed.filter((one) => pick(one) !== form[slot]);
  const active = suggestions[activeIndex];
  const parse = (value: string) => parseCorrectionForm(claim, { ...form, [slot]: value });
  const shown = active ? pick(active) : text;
  const error = parse(shown).errors[slot];
  const submit = async (value: string, also?: CorrectionScope) => {
    const { values, errors } = parse(value);
    if (errors[slot] !== undefined) return;
    // Another claim may have another value although this one is unchanged.
    const parsed = also === undefined ? values : { [slot]: claim[slot], ...values };
    if (Object.keys(parsed).length === 0 || (await save(parsed, also))) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && suggestions.length > 0) {
      event.preventDefault();
      const count = suggestions.length + 1;
      // The position before the first suggestion is the typed text.
      setActiveIndex(((activeIndex + 1 + step + count) % count) - 1);
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const isShared = isShareableSlot(slot);
      const also = event.ctrlKey || event.metaKey ? "paper" : event.shiftKey ? "sentence" : undefined;
      void submit(shown, isShared ? also : undefined);
    } else if (event.key === "Escape") {
      event.preventDefault();
      close();
    }
  };
  const inSentence = siblings.filter((one) => one.sentence === claim.sentence).length;
  return (
    <div className={classes.editor}>
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label={field?.label ?? slot}
        aria-expanded={suggestions.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active ? `${id}-${activeIndex}` : undefined}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-hint`}
        className={buttons.field}
        value={shown}
        maxLength={1000}
        placeholder={field?.hint}
        autoComplete="off"
        spellCheck={false}
        inputMode={field?.type === "number" ? "decimal" : "text"}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setIsTyped(true);
          setActiveIndex(-1);
        }}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Suggestions" className={classes.suggestions}>
        {suggestions.map((one, at) => (
          // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field keeps the focus and names the active option
          <div
            key={one.text}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === activeIndex}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => void submit(pick(one))}
          >
            <span dir="auto">{one.text === "" ? "—" : one.text}</span>
            <span className={evidence.dim}>{ORIGIN_LABELS[one.from]}</span>
          </div>
        ))}
      </div>
      <p id={`${id}-hint`} className={error === undefined ? evidence.dim : evidence.bad}>
        {error ?? "Select words in the sentence to use them. Esc discards the change."}
      </p>
      <div className={classes.buttons}>
        <button type="button" className={buttons.button} onClick={() => void submit(shown)}>
          Save <kbd>Enter</kbd>
        </button>
        {isShareableSlot(slot) && inSentence > 0 && (
          <button type="button" className={buttons.button} onClick={() => void submit(shown, "sentence")}>
            {`All ${inSentence + 1} of this sentence`} <kbd>Shift Enter</kbd>
          </button>
        )}
        {isShareableSlot(slot) && siblings.length > inSentence && (
          <button type="button" className={buttons.button} onClick={() => void submit(shown, "paper")}>
            {`All ${siblings.length + 1} of this paper`} <kbd>Ctrl Enter</kbd>
          </button>
        )}
      </div>
    </div>
  );
}
