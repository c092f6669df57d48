import type { BenchmarkRow, MetricRow, ModelRow } from "@/lexicon/types";
import { foldKeepingCase, foldName } from "./fold";

/** What a surface names: a row of one of the tables, or a method that a person declared. */
export interface EntryTarget {
  readonly benchmark?: BenchmarkRow;
  readonly model?: ModelRow;
  readonly metric?: MetricRow;
  readonly method?: true;
}

/** Returns the row of a target; undefined for a method, which has none. */
export const getTargetRow = ({
  benchmark,
  model,
  metric,
}: EntryTarget): BenchmarkRow | ModelRow | MetricRow | undefined => benchmark ?? model ?? metric;

/** One surface form of one row. */
export interface LexiconEntry extends EntryTarget {
  readonly surface: string;
  /** Case must agree with the surface. */
  readonly exact: boolean;
}

/** Entries by folded surface, and where surfaces may continue. */
export class EntryIndex {
  /** Folded surface → its entries; a surface may be in several tables only if its case distinguishes them. */
  private readonly entries = new Map<string, LexiconEntry[]>();
  /** Every beginning of a folded surface → the characters that follow it: nearly every word of an abstract leaves here. */
  private readonly continuations = new Map<string, string>();

  add(entry: LexiconEntry): void {
    const key = foldName(entry.surface);
    this.entries.set(key, [...(this.entries.get(key) ?? []), entry]);
    for (let n = 0; n <= key.length; n++) this.addContinuation(key.slice(0, n), key.charAt(n));
  }

  private addContinuation(prefix: string, next: string): void {
    const known = this.continuations.get(prefix);
    if (known === undefined || !known.includes(next)) this.continuations.set(prefix, `${known ?? ""}${next}`);
  }

  /** Returns the entry that a surface names, or null. An entry with the same case takes precedence. */
  find(surface: string, key = foldName(surface)): LexiconEntry | null {
    const entries = this.entries.get(key);
    if (entries === undefined) return null;
    const same = entries.find((e) => e.exact && foldKeepingCase(e.surface) === foldKeepingCase(surface));
    return same ?? entries.find((e) => !e.exact) ?? null;
  }

  /** Returns the characters that may follow a folded surface in a longer one; null if no surface begins so. */
  getContinuations(key: string): string | null {
    return this.continuations.get(key) ?? null;
  }
}
