import type { BenchmarkRow, MetricRow, ModelRow } from "@/lexicon/types";

/**
 * Something named in a sentence. `name` is a name that no list holds: its place decides later what it is.
 * `proposed` is what the paper itself introduces.
 */
export type MentionKind = "benchmark" | "model" | "metric" | "proposed" | "name" | "size";

export interface Mention {
  readonly kind: MentionKind;
  /** Tokens, both inclusive. */
  readonly first: number;
  readonly last: number;
  /** As the text has it. */
  readonly surface: string;
  /** Canonical name; the surface where no list holds it. */
  readonly name: string;
  /** Billions of parameters that the mention says. */
  readonly size_b?: number;
  readonly active_b?: number;
  readonly benchmark?: BenchmarkRow;
  readonly model?: ModelRow;
  readonly metric?: MetricRow;
  /** k of pass@k, recall@k. */
  readonly k?: number;
  /** Of a name: an acronym that the abstract spells out as a term of the trade. */
  readonly domainTerm?: true;
  /** Of a proposed name: what the paper says that it is. */
  readonly proposedKind?: "model" | "method" | "benchmark";
}

/** True if a mention is of one of the kinds. */
export const hasKind = (mention: Mention | undefined, ...kinds: readonly MentionKind[]): boolean =>
  mention !== undefined && kinds.includes(mention.kind);
