import type { BenchmarkRow, MetricRow, ModelRow } from "@/lexicon/types";

/**
 * Kinds of mentions. `name` is a name that is not in the lexicon, which the rules classify by its context.
 * `proposed` is a name that the paper introduces.
 */
export type MentionKind = "benchmark" | "model" | "metric" | "proposed" | "name" | "size";

export interface Mention {
  readonly kind: MentionKind;
  /** First and last token, both inclusive. */
  readonly first: number;
  readonly last: number;
  /** Text of the mention. */
  readonly surface: string;
  /** Canonical name, or the surface if the lexicon has no entry. */
  readonly name: string;
  /** Billions of parameters stated in the mention. */
  readonly size_b?: number;
  readonly active_b?: number;
  readonly benchmark?: BenchmarkRow;
  readonly model?: ModelRow;
  readonly metric?: MetricRow;
  /** k of pass@k, recall@k. */
  readonly k?: number;
  /** Of a name: an acronym that the abstract spells out as a domain term. */
  readonly domainTerm?: true;
  /** Of a proposed name: its kind, as the paper states it. */
  readonly proposedKind?: "model" | "method" | "benchmark";
}

/** True if a mention has one of the kinds. */
export const hasKind = (mention: Mention | undefined, ...kinds: readonly MentionKind[]): boolean =>
  mention !== undefined && kinds.includes(mention.kind);
