import type { BenchmarkRow, MetricRow, ModelRow } from "@/lexicon/types";
import { foldKeepingCase, foldName, foldStart, START_LENGTH } from "./fold";

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

/** A row of one of the tables, and which table. */
interface ListedRow {
  readonly row: BenchmarkRow | ModelRow | MetricRow;
  readonly kind: "benchmark" | "model" | "metric";
}

/** Lists the entries of the surfaces of a row. */
function toEntries({ row, kind }: ListedRow): LexiconEntry[] {
  const { name, aliases = [], exactAliases = [], exact = false } = row;
  const toEntry = (surface: string, isExact: boolean) => ({ surface, exact: isExact, [kind]: row });
  return [
    ...[name, ...aliases].map((surface) => toEntry(surface, exact)),
    ...exactAliases.map((surface) => toEntry(surface, true)),
  ];
}

/**
 * Entries by folded surface, and where surfaces may continue. Surfaces are folded when one that starts alike is looked up:
 * an abstract has words for a tenth of them, and folding all would take most of the time of a short call.
 */
export class EntryIndex {
  /** Start of folded surfaces → what has such surfaces that are not in the following maps yet. */
  private readonly pending = new Map<string, (LexiconEntry | ListedRow)[]>();
  /** Folded surface → its entries; a surface may be in several tables only if its case distinguishes them. */
  private readonly entries = new Map<string, LexiconEntry[]>();
  /** Every beginning of a folded surface → the characters that follow it: nearly every word of an abstract leaves here. */
  private readonly continuations = new Map<string, string>();

  add(entry: LexiconEntry): void {
    this.addLater(entry.surface, entry);
  }

  /** Adds the entries of all surfaces of a row. */
  addRow(row: BenchmarkRow | ModelRow | MetricRow, kind: ListedRow["kind"]): void {
    const listed = { row, kind };
    this.addLater(row.name, listed);
    // Most rows have neither; an empty list for each of them would take 3 ms at every start.
    if (row.aliases) for (const surface of row.aliases) this.addLater(surface, listed);
    if (row.exactAliases) for (const surface of row.exactAliases) this.addLater(surface, listed);
  }

  private addLater(surface: string, added: LexiconEntry | ListedRow): void {
    const start = foldStart(surface);
    const pending = this.pending.get(start);
    if (pending) {
      // Surfaces of a row that start alike.
      if (pending[pending.length - 1] !== added) pending.push(added);
      return;
    }
    this.pending.set(start, [added]);
    for (let n = 0; n < start.length; n++) this.addContinuation(start.slice(0, n), start.charAt(n));
  }

  /** Makes the entries effective that start as a folded surface does. */
  private addPending(key: string): void {
    const start = key.slice(0, START_LENGTH);
    const pending = this.pending.get(start);
    if (pending === undefined) return;
    this.pending.delete(start);
    for (const entry of pending.flatMap((added) => ("row" in added ? toEntries(added) : [added]))) {
      const folded = foldName(entry.surface);
      if (folded.slice(0, START_LENGTH) === start) this.addFolded(folded, entry);
    }
  }

  private addFolded(key: string, entry: LexiconEntry): void {
    const known = this.entries.get(key);
    if (known) known.push(entry);
    else this.entries.set(key, [entry]);
    for (let n = Math.min(key.length, START_LENGTH); n <= key.length; n++)
      this.addContinuation(key.slice(0, n), key.charAt(n));
  }

  private addContinuation(prefix: string, next: string): void {
    const known = this.continuations.get(prefix);
    if (known === undefined || !known.includes(next)) this.continuations.set(prefix, `${known ?? ""}${next}`);
  }

  /** Returns the entry that a surface names, or null. An entry with the same case takes precedence. */
  find(surface: string, key = foldName(surface)): LexiconEntry | null {
    this.addPending(key);
    const entries = this.entries.get(key);
    if (entries === undefined) return null;
    const same = entries.find((e) => e.exact && foldKeepingCase(e.surface) === foldKeepingCase(surface));
    return same ?? entries.find((e) => !e.exact) ?? null;
  }

  /** Returns the characters that may follow a folded surface in a longer one; null if no surface begins so. */
  getContinuations(key: string): string | null {
    this.addPending(key);
    return this.continuations.get(key) ?? null;
  }
}
