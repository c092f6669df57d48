import type { BaseModel } from "../../mentions/base-model";
import type { Mention } from "../../mentions/mention";
import type { ProposedName } from "../../mentions/proposed-name";
import type { SlotValue } from "../../rules/candidate-claim";
import type { SentenceContext } from "../../rules/sentence-context";

/** What the whole abstract says of its systems: the paper's own names, first the most likely one. */
export interface PaperContext {
  /** The abstract as plain text. */
  readonly text: string;
  readonly proposedNames: readonly ProposedName[];
  /** What the paper made, where it gives it no name: "tide-aware sorting"; read only when asked for. */
  readonly describeTechnique: () => string | null;
  /** The one known model that the abstract trains or prompts, where it names just one. */
  readonly findBaseModel: () => BaseModel | null;
  /** A sentence, also one without a number; read only when asked for. */
  readonly getSentence: (index: number) => SentenceContext | undefined;
}

export const isSystemMention = (m: Mention | undefined): m is Mention =>
  m !== undefined &&
  (m.kind === "model" || m.kind === "name" || (m.kind === "proposed" && m.proposedKind !== "benchmark"));

export const isBenchmarkMention = (m: Mention | undefined): boolean =>
  m?.kind === "benchmark" || m?.proposedKind === "benchmark";

export const mentionToSlotValue = (sentence: SentenceContext, at: number, mention: Mention): SlotValue<Mention> => ({
  value: mention,
  first: sentence.items[at]?.first ?? 0,
  last: sentence.items[at]?.last ?? 0,
});

/** A described system: the words themselves are its name. */
export const toModelSlotValue = (f: SlotValue<string>): SlotValue<Mention> => ({
  ...f,
  value: { kind: "name", first: f.first, last: f.last, surface: f.value, name: f.value },
});

export const toMethodSlotValue = (f: SlotValue<Mention>): SlotValue<string> => ({ ...f, value: f.value.name });

interface ProposedSystemSlots {
  readonly model: SlotValue<Mention> | null;
  readonly method: SlotValue<string> | null;
}

/** The paper's own system, as the model or the method that it is; both null where it has none. */
export function getProposedSystem({
  proposedNames: names,
  describeTechnique: technique,
}: PaperContext): ProposedSystemSlots {
  const proposed = names.find((o) => o.kind !== "benchmark" && o.foundBy !== "spelled-out");
  const provenance = { first: -1, last: -1, inferred: "proposed-system" } as const;
  if (!proposed) {
    const described = technique();
    return { model: null, method: described === null ? null : { value: described, ...provenance } };
  }
  if (proposed.kind !== "model") return { model: null, method: { value: proposed.name, ...provenance } };
  const { name, size_b } = proposed;
  const size = size_b === undefined ? {} : { size_b };
  const value: Mention = { kind: "proposed", first: 0, last: 0, surface: name, name, proposedKind: "model", ...size };
  return { model: { value, ...provenance }, method: null };
}

/** "Up to 40% of the letters are lost. We introduce Orion": the sentence stands before any name of the paper's own systems. */
export function isBeforeProposedNames(
  { tokens }: SentenceContext,
  { proposedNames: own, text }: PaperContext,
): boolean {
  const end = tokens.at(-1)?.end ?? 0;
  const offsets = own.filter((o) => o.kind !== "benchmark").map((o) => text.indexOf(o.name));
  return offsets.some((at) => at >= 0) && offsets.every((at) => at < 0 || at > end);
}
