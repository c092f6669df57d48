import type { BaseModel } from "../../mentions/base-model";
import type { Mention } from "../../mentions/mention";
import type { ProposedName } from "../../mentions/proposed-name";
import type { SlotValue } from "../../rules/candidate-claim";
import type { SentenceContext } from "../../rules/sentence-context";

/** What the whole abstract states about its systems. */
export interface PaperContext {
  /** The abstract as plain text. */
  readonly text: string;
  /** Proposed names, most likely first. */
  readonly proposedNames: readonly ProposedName[];
  /** Describes an unnamed proposed technique: "tide-aware sorting". Lazy. */
  readonly describeTechnique: () => string | null;
  /** Finds the known model that the abstract trains or prompts, if it names exactly one. */
  readonly findBaseModel: () => BaseModel | null;
  /** True if any sentence names a benchmark: known, proposed, or a name in the position of one. Lazy. */
  readonly namesBenchmark: () => boolean;
  /** Returns a sentence, including those without a number. Lazy. */
  readonly getSentence: (index: number) => SentenceContext | undefined;
}

/** True for a model, a new name or a proposed name that is not a benchmark. */
export const isSystemMention = (mention: Mention | undefined): mention is Mention =>
  mention !== undefined &&
  (mention.kind === "model" ||
    mention.kind === "name" ||
    (mention.kind === "proposed" && mention.proposedKind !== "benchmark"));

/** True for a known or proposed benchmark. */
export const isBenchmarkMention = (mention: Mention | undefined): boolean =>
  mention?.kind === "benchmark" || mention?.proposedKind === "benchmark";

/** Converts the mention of an item to a slot value. */
export const mentionToSlotValue = (
  sentence: SentenceContext,
  offset: number,
  mention: Mention,
): SlotValue<Mention> => ({
  value: mention,
  first: sentence.items[offset]?.first ?? 0,
  last: sentence.items[offset]?.last ?? 0,
});

/** Converts a described system: its description becomes the name. */
export const toModelSlotValue = (slotValue: SlotValue<string>): SlotValue<Mention> => ({
  ...slotValue,
  value: {
    kind: "name",
    first: slotValue.first,
    last: slotValue.last,
    surface: slotValue.value,
    name: slotValue.value,
  },
});

/** Converts a mention to the value of the method slot. */
export const toMethodSlotValue = (slotValue: SlotValue<Mention>): SlotValue<string> => ({
  ...slotValue,
  value: slotValue.value.name,
});

interface ProposedSystemSlots {
  readonly model: SlotValue<Mention> | null;
  readonly method: SlotValue<string> | null;
}

/** Returns the proposed system as a model or a method; both are null if there is none. */
export function getProposedSystem({ proposedNames, describeTechnique }: PaperContext): ProposedSystemSlots {
  const proposed = proposedNames.find((o) => o.kind !== "benchmark" && o.foundBy !== "spelled-out");
  const provenance = { first: -1, last: -1, inferred: "proposed-system" } as const;
  if (!proposed) {
    const described = describeTechnique();
    return { model: null, method: described === null ? null : { value: described, ...provenance } };
  }
  if (proposed.kind !== "model") return { model: null, method: { value: proposed.name, ...provenance } };
  const { name, size_b } = proposed;
  const size = size_b === undefined ? {} : { size_b };
  const value: Mention = { kind: "proposed", first: 0, last: 0, surface: name, name, proposedKind: "model", ...size };
  return { model: { value, ...provenance }, method: null };
}

/** "Up to 40% of the letters are lost. We introduce Orion": true if the sentence precedes every proposed name. */
export function isBeforeProposedNames({ tokens }: SentenceContext, { proposedNames, text }: PaperContext): boolean {
  const end = tokens.at(-1)?.end ?? 0;
  const offsets = proposedNames
    .filter((proposed) => proposed.kind !== "benchmark")
    .map((proposed) => text.indexOf(proposed.name));
  return offsets.some((offset) => offset >= 0) && offsets.every((offset) => offset < 0 || offset > end);
}
