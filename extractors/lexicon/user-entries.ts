import { BETTER_VALUES } from "@/lib/names/name-decision";
import { toMetricId } from "@/lib/names/name-key";
import type { NameClass } from "@/lib/names/name-kind";
import type { UserLexicon, UserLexiconRow } from "@/lib/names/user-lexicon";
import { foldName } from "./fold";
import { EntryIndex, type EntryTarget, getTargetRow, type LexiconEntry } from "./lexicon-entry";

/** The decisions about names as the extractor looks them up; they take precedence over the listed entries. */
export interface UserEntries {
  readonly index: EntryIndex;
  /** What a person declared a folded name to be. */
  readonly classes: ReadonlyMap<string, NameClass>;
  /** Listed rows with changed facts; null for a row that is not matched any more. */
  readonly changedRows: ReadonlyMap<object, EntryTarget | null>;
}

export const NO_USER_ENTRIES: UserEntries = { index: new EntryIndex(), classes: new Map(), changedRows: new Map() };

type FindListed = (surface: string) => LexiconEntry | null;

const HAS_CAPITAL_OR_DIGIT = /[\p{Lu}\p{N}]/u;

/** The listed row of this kind, if the name is one of its surfaces. */
const findListedRow = (row: UserLexiconRow, name: string, findListed: FindListed) =>
  row.kind === "none" || row.kind === "method" ? undefined : findListed(name)?.[row.kind];

function toMatchFlags({ match, isDeclared }: UserLexiconRow, listed: { readonly common?: true } | undefined) {
  const isCommon = isDeclared ? match.includes("context") : listed?.common === true;
  return isCommon ? ({ common: true } as const) : {};
}

/** Returns what the surfaces of a row name: the listed row with the facts of the decisions, or a new one. */
function toTarget(row: UserLexiconRow, findListed: FindListed): EntryTarget | null {
  const { kind, name, facts } = row;
  const listed = findListed(name);
  if (kind === "method") return { method: true };
  if (kind === "benchmark") {
    const { common: _, ...known } = listed?.benchmark ?? { name };
    return {
      benchmark: { ...known, ...(facts.family && { family: facts.family }), ...toMatchFlags(row, listed?.benchmark) },
    };
  }
  if (kind === "model") return { model: listed?.model ?? { name, kind: "llm" } };
  if (kind === "metric") {
    const known = listed?.metric ?? { id: toMetricId(name), name, higherIsBetter: null, bound: null, kind: "quality" };
    return { metric: { ...known, ...(facts.better && { higherIsBetter: BETTER_VALUES[facts.better] }) } };
  }
  return null;
}

/** Lists the surfaces that a row adds. A name in lower case is an ordinary word unless a person declared it. */
function listSurfaces(row: UserLexiconRow, findListed: FindListed): Pick<LexiconEntry, "surface" | "exact">[] {
  const isExact = row.match.includes("case");
  const isUsed = (surface: string): boolean =>
    row.isDeclared || (row.kind !== "model" && row.kind !== "method" && HAS_CAPITAL_OR_DIGIT.test(surface));
  const isNew = (surface: string): boolean => findListedRow(row, surface, findListed) === undefined;
  const name = row.isDeclared || isNew(row.name) ? [{ surface: row.name, exact: isExact }] : [];
  return [
    ...name,
    ...row.aliases.filter(isNew).map((surface) => ({ surface, exact: isExact })),
    ...row.exactAliases.filter(isNew).map((surface) => ({ surface, exact: true })),
  ].filter(({ surface }) => isUsed(surface));
}

/**
 * Makes the entries of a user lexicon.
 * @param findListed looks a surface up in the tables of `lexicon/`
 */
export function toUserEntries({ rows }: UserLexicon, findListed: FindListed): UserEntries {
  const index = new EntryIndex();
  const classes = new Map<string, NameClass>();
  const changedRows = new Map<object, EntryTarget | null>();
  for (const row of rows) {
    const target = toTarget(row, findListed);
    const listed = findListed(row.name);
    const listedRow = listed === null ? undefined : getTargetRow(listed);
    if (row.isDeclared) {
      for (const name of [row.name, ...row.aliases, ...row.exactAliases]) classes.set(foldName(name), row.kind);
      const isOther = row.kind === "none" || !listed?.[row.kind];
      if (listedRow && isOther && foldName(listedRow.name) === foldName(row.name)) changedRows.set(listedRow, null);
    }
    if (target === null) continue;
    const sameKind = findListedRow(row, row.name, findListed);
    if (sameKind) changedRows.set(sameKind, target);
    for (const surface of listSurfaces(row, findListed)) index.add({ ...surface, ...target });
  }
  return { index, classes, changedRows };
}
