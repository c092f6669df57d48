import type { Span } from "@/lib/claim/span";
import { type AbstractInput, traceAbstract } from "./extract";
import type { Mention } from "./mentions/mention";
import { findQuantities } from "./quantities/quantity";
import { toOriginalSpan } from "./text/normalize";
import { tokenize } from "./text/tokens";

/** A name in an abstract, with what it names; "name" if that is not known. */
export interface AbstractName {
  readonly kind: "benchmark" | "model" | "method" | "metric" | "name";
  readonly name: string;
}

/** A number in an abstract; the span includes its unit. */
export interface AbstractNumber {
  readonly value: number;
  /** "%", a unit of measure, "times", "points"; "" for a bare number. */
  readonly unit: string;
  readonly span: Span;
}

/** What a person can choose from who reviews or adds claims of an abstract. */
export interface AbstractContents {
  /** Proposed names first, then in text order, each once. */
  readonly names: readonly AbstractName[];
  /** In text order, including those that are no results. */
  readonly numbers: readonly AbstractNumber[];
}

function toName({ kind, proposedKind, name }: Mention): AbstractName[] {
  if (kind === "size") return [];
  return [{ name, kind: kind === "proposed" ? (proposedKind ?? "name") : kind }];
}

/** Lists the names and numbers of an abstract. */
export function listAbstractContents(input: AbstractInput): AbstractContents {
  const { normalized, sentences, proposedNames, paper } = traceAbstract(input);
  const mentions = sentences.flatMap((_, index) =>
    (paper?.getSentence(index)?.items ?? []).flatMap(({ mention }) => (mention ? toName(mention) : [])),
  );
  const all = [...proposedNames.map(({ name, kind }) => ({ name, kind })), ...mentions];
  const tokens = tokenize(normalized.text, 0, normalized.text.length);
  const numbers = findQuantities(tokens).flatMap(({ value, unit, sign, numberAt, last }): AbstractNumber[] => {
    const [first, end] = [tokens[numberAt], tokens[last]];
    if (!first || !end) return [];
    const span = toOriginalSpan(normalized, [first.start, end.end]);
    return [{ value: sign === "-" ? -value : value, unit, span }];
  });
  return { names: [...new Map(all.map((one) => [`${one.kind} ${one.name}`, one])).values()], numbers };
}
