import { shortHash } from "../format/short-hash";
import { createUndecidedRow, getListedDirection, isListedName } from "./listed-names";
import type { NameDecision, NameFacts, NameMatch } from "./name-decision";
import { toNameKey, toQualifiedKey } from "./name-key";
import type { NameClass, NameKind } from "./name-kind";
import { EMPTY_USER_LEXICON, type NameTarget, type UserLexicon, type UserLexiconRow } from "./user-lexicon";

type Rename = NameTarget & { readonly match: NameMatch };
type Declaration = {
  readonly kind: NameKind;
  readonly name: string;
  readonly as: NameClass;
  readonly match: NameMatch;
};
type Description = { readonly kind: NameKind; readonly name: string; readonly facts: NameFacts };

/**
 * The decisions in force, folded one after the other: a later decision about the same thing replaces an earlier one. The
 * state follows from the list of decisions alone.
 */
export class NameDecisions {
  /** Renamed and hidden names. */
  private readonly targets = new Map<string, Rename>();
  /** What names are, whatever kind of slot they were found in. */
  private readonly declarations = new Map<string, Declaration>();
  private readonly descriptions = new Map<string, Description>();

  /** Adds a decision. Returns false if it changes nothing. */
  add(decision: NameDecision): boolean {
    switch (decision.action) {
      case "rename":
        return this.rename(decision);
      case "hide":
        return this.setTarget({ ...decision, to: null, match: "case" });
      case "classify":
        return this.declare(decision);
      case "describe":
        return this.describe(decision);
    }
  }

  private setTarget({ kind, name, to, match }: Rename): boolean {
    const key = toQualifiedKey(kind, name);
    const known = this.targets.get(key);
    const isSame =
      known?.name === name && known.match === match && (known.to === to || this.resolve(kind, name) === to);
    if (isSame) return false;
    // A name that was replaced again comes last.
    this.targets.delete(key);
    this.targets.set(key, { kind, name, to, match });
    return true;
  }

  /** A rename ends an earlier decision that would replace or hide its new name. */
  private rename(decision: Rename & { readonly to: string }): boolean {
    const [from, to] = [toQualifiedKey(decision.kind, decision.name), toQualifiedKey(decision.kind, decision.to)];
    const isChanged = this.setTarget(decision);
    const next = this.targets.get(to);
    const isLost = from !== to && next !== undefined && (next.to === null || this.leadsTo(to, from));
    return isLost ? this.targets.delete(to) : isChanged;
  }

  /** True if renames lead from one key to another. */
  private leadsTo(from: string, to: string): boolean {
    const seen = new Set<string>();
    for (let key = from; !seen.has(key); ) {
      seen.add(key);
      const next = this.targets.get(key);
      if (!next || next.to === null) return false;
      key = toQualifiedKey(next.kind, next.to);
      if (key === to) return true;
    }
    return false;
  }

  private declare({ kind, name, as, match }: Declaration): boolean {
    const key = toNameKey("method", name);
    const known = this.declarations.get(key);
    if (known?.name === name && known.as === as && known.match === match) return false;
    this.declarations.set(key, { kind, name, as, match });
    return true;
  }

  private describe({ kind, name, facts }: Description): boolean {
    const key = toQualifiedKey(kind, name);
    const known = this.descriptions.get(key);
    const merged = { ...known?.facts, ...facts };
    if (known && JSON.stringify(sortKeys(known.facts)) === JSON.stringify(sortKeys(merged))) return false;
    this.descriptions.set(key, { kind, name, facts: merged });
    return true;
  }

  /** Returns the name that replaces a name after all renames; null if it is hidden. */
  private resolve(kind: NameKind, name: string): string | null {
    const seen = new Set<string>();
    let current = name;
    for (;;) {
      const key = toQualifiedKey(kind, current);
      const next = seen.has(key) ? undefined : this.targets.get(key);
      if (next === undefined) return current;
      if (next.to === null) return null;
      seen.add(key);
      current = next.to;
    }
  }

  /** Returns the lexicon that the decisions make. */
  toUserLexicon(): UserLexicon {
    const rows = new Map<string, RowDraft>();
    const rowOf = (kind: NameClass, name: string): RowDraft => {
      const key = kind === "none" ? `none\n${name}` : toQualifiedKey(kind, name);
      const row = rows.get(key) ?? createUndecidedRow(kind, name);
      rows.set(key, row);
      return row;
    };
    for (const { name, as, match } of this.declarations.values()) {
      const target = as === "none" ? name : this.resolve(as, name);
      if (target === null) continue;
      const row = rowOf(as, target);
      // The tables declare a listed name already; a decision may still change how it is matched.
      row.isDeclared = !isListedName(as, target) || match !== "";
      row.match = match;
    }
    const targets: NameTarget[] = [];
    for (const { kind, name, match } of this.targets.values()) {
      const to = this.resolve(kind, name);
      const row = to === null ? null : rowOf(kind, to);
      // One spelling of the new name, whatever each decision wrote.
      targets.push({ kind, name, to: row?.name ?? null });
      if (row === null || row.name === name) continue;
      row.isDeclared ||= isNewOfTable(kind, row.name);
      (match === "" ? row.aliases : row.exactAliases).push(name);
    }
    for (const { kind, name, facts } of this.descriptions.values()) {
      const target = this.resolve(kind, name);
      if (target === null) continue;
      const row = rowOf(kind, target);
      row.isDeclared ||= isNewOfTable(kind, target);
      Object.assign(row.facts, facts);
    }
    return toLexicon([...rows.values()], targets);
  }
}

/** A name to which a benchmark or a metric is renamed is one itself. A new name of a system may be that of a model or a method. */
const isNewOfTable = (kind: NameKind, name: string): boolean =>
  (kind === "benchmark" || kind === "metric") && !isListedName(kind, name);

type RowDraft = ReturnType<typeof createUndecidedRow>;

const sortKeys = (facts: NameFacts) => Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1));

/** True for the direction that a metric has without a decision. */
const isListedFact = ({ kind, name }: RowDraft, fact: string, value: unknown): boolean =>
  kind === "metric" && fact === "better" && value === getListedDirection(name);

type KindAndName = Pick<UserLexiconRow, "kind" | "name">;

const compareNames = (a: KindAndName, b: KindAndName): number => {
  const [x, y] = [`${a.kind}\n${a.name}`, `${b.kind}\n${b.name}`];
  return x < y ? -1 : x > y ? 1 : 0;
};

/** Sorts rows and targets, so that the lexicon does not depend on the order of the decisions. */
function toLexicon(rows: readonly RowDraft[], targets: readonly NameTarget[]): UserLexicon {
  const sortedRows = rows
    .map((row) => ({
      ...row,
      aliases: row.aliases.sort(),
      exactAliases: row.exactAliases.sort(),
      facts: Object.fromEntries(sortKeys(row.facts).filter(([fact, value]) => !isListedFact(row, fact, value))),
    }))
    .filter(
      (row) =>
        row.isDeclared || [row.aliases, row.exactAliases, Object.keys(row.facts)].some((list) => list.length > 0),
    )
    .sort(compareNames);
  const sortedTargets = [...targets].sort(compareNames);
  if (sortedRows.length === 0 && sortedTargets.length === 0) return EMPTY_USER_LEXICON;
  const key = shortHash(JSON.stringify([sortedRows, sortedTargets]), 16);
  return { key, rows: sortedRows, targets: sortedTargets };
}

/** Folds the decisions in force, oldest first, into the user lexicon of a board. */
export function foldDecisions(decisions: Iterable<NameDecision>): UserLexicon {
  const state = new NameDecisions();
  for (const decision of decisions) state.add(decision);
  return state.toUserLexicon();
}
