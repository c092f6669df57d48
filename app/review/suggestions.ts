import type { Contents } from "@/app/_ui/use-abstract-contents";
import { isNumberSlot } from "@/lib/claim/claim";
import { CORRECTION_FIELDS, type CorrectionFieldSlot } from "@/lib/claim/correction";
import type { Span } from "@/lib/claim/span";

/** A value that a slot may get, and where it comes from. */
export interface Suggestion {
  readonly text: string;
  readonly from: "abstract" | "board" | "choice";
}

/** Kinds of names that a slot may hold, most likely first. */
const KINDS: ReadonlyMap<CorrectionFieldSlot, readonly string[]> = new Map([
  ["method", ["method", "model", "name"]],
  ["model", ["model", "method", "name"]],
  ["benchmarks", ["benchmark", "name"]],
  ["benchmark_text", ["benchmark", "name"]],
  ["metric", ["metric"]],
  ["baseline", ["model", "method", "name"]],
]);

const MAX_SUGGESTIONS = 9;

const fold = (text: string): string => text.trim().toLowerCase();

function listOwn(slot: CorrectionFieldSlot, { names, numbers }: Contents, sentence: Span): Suggestion[] {
  if (isNumberSlot(slot)) {
    const within = numbers.filter(({ span }) => span[0] >= sentence[0] && span[1] <= sentence[1]);
    return within.map(({ value }) => ({ text: String(value), from: "abstract" as const }));
  }
  const kinds = KINDS.get(slot) ?? [];
  return kinds.flatMap((kind) =>
    names.filter((one) => one.kind === kind).map(({ name }) => ({ text: name, from: "abstract" as const })),
  );
}

/** The part of a field that suggestions complete: in a list, the last name. */
export function getSearchedPart(slot: CorrectionFieldSlot, text: string): string {
  return (slot === "benchmarks" ? (text.split(";").at(-1) ?? "") : text).trim();
}

/** Puts a suggestion into a field: in a list, in place of the last name. */
export function applySuggestion(slot: CorrectionFieldSlot, text: string, suggestion: string): string {
  const others = slot === "benchmarks" ? text.split(";").slice(0, -1) : [];
  return [...others.map((one) => one.trim()), suggestion].join("; ");
}

interface Suggested {
  readonly contents: Contents | null;
  /** Names of the board that match the search. */
  readonly board: readonly string[];
  /** Sentence of the claim. */
  readonly sentence: Span;
}

/**
 * Lists the suggestions for a slot: its choices; or the names and numbers of the abstract, then the names of the board,
 * each once.
 * @param search part of the name; empty for all
 */
export function listSuggestions(slot: CorrectionFieldSlot, search: string, suggested: Suggested): Suggestion[] {
  const field = CORRECTION_FIELDS.find((one) => one.slot === slot);
  if (field && "choices" in field)
    return field.choices
      .filter((choice) => choice.some((text) => fold(text).includes(fold(search))))
      .map(([value]) => ({ text: value, from: "choice" }));
  const { contents, board, sentence } = suggested;
  const own = contents ? listOwn(slot, contents, sentence) : [];
  const matching = own.filter(({ text }) => fold(text).includes(fold(search)));
  const all = [...matching, ...board.map((text) => ({ text, from: "board" as const }))];
  return all
    .filter(({ text }, at) => all.findIndex((one) => fold(one.text) === fold(text)) === at)
    .slice(0, MAX_SUGGESTIONS);
}
