import { createUndecidedRow } from "./listed-names";
import type { NameTarget, UserLexicon, UserLexiconRow } from "./user-lexicon";

/** Returns the values of a list that another list does not have. */
function subtract<T>(list: readonly T[], other: readonly T[]): T[] {
  const texts = new Set(other.map((value) => JSON.stringify(value)));
  return list.filter((value) => !texts.has(JSON.stringify(value)));
}

/** Returns the values that only one of two lists has. */
const differ = <T>(a: readonly T[], b: readonly T[]): T[] => [...subtract(a, b), ...subtract(b, a)];

/** Lists the names with different rows or targets in two lexicons, with all spellings in them. */
export function listChangedNames(before: UserLexicon, after: UserLexicon): string[] {
  const rows = differ<UserLexiconRow>(before.rows, after.rows);
  const targets = differ<NameTarget>(before.targets, after.targets);
  return [
    ...new Set([
      ...rows.flatMap(({ name, aliases, exactAliases }) => [name, ...aliases, ...exactAliases]),
      ...targets.map(({ name }) => name),
    ]),
  ];
}

/** A spelling that two lexicons match differently in text. */
export interface ChangedSurface {
  readonly surface: string;
  /** True if only the spelling with these capitals may be matched differently. */
  readonly isExact: boolean;
  /** True if the other spellings of its row in `lexicon/` may be matched differently as well. */
  readonly isWholeRow: boolean;
}

/** What decides how the name of a row is matched in text; the other facts are only used for claims that have the name. */
const toCore = ({ isDeclared, match, facts }: UserLexiconRow): string =>
  JSON.stringify([isDeclared, match, facts.family]);

function listChangesOfRow(before: UserLexiconRow, after: UserLexiconRow): ChangedSurface[] {
  const isWholeRow = toCore(before) !== toCore(after);
  const toSurfaces = (names: readonly string[], isExact: boolean) =>
    names.map((surface) => ({ surface, isExact, isWholeRow }));
  if (!isWholeRow)
    return [
      ...toSurfaces(differ(before.aliases, after.aliases), false),
      ...toSurfaces(differ(before.exactAliases, after.exactAliases), true),
    ];
  const names = [before, after].flatMap((row) => [row.name, ...row.aliases, ...row.exactAliases]);
  return toSurfaces([...new Set(names)], false);
}

/** Names that the first lexicon replaces or hides in claims, but the second does not: only the text still has them. */
const listRestoredNames = (before: UserLexicon, after: UserLexicon): ChangedSurface[] =>
  subtract<NameTarget>(before.targets, after.targets).map(({ name }) => ({
    surface: name,
    isExact: false,
    isWholeRow: false,
  }));

/** Lists the spellings that two lexicons match differently in text, and names that the second restores in claims. */
export function listChangedSurfaces(before: UserLexicon, after: UserLexicon): ChangedSurface[] {
  const keyOf = ({ kind, name }: UserLexiconRow): string => `${kind}\n${name}`;
  const [old, current] = [before, after].map(({ rows }) => new Map(rows.map((row) => [keyOf(row), row])));
  const matched = [...new Map([...(old ?? []), ...(current ?? [])])].flatMap(([key, { kind, name }]) => {
    const undecided = createUndecidedRow(kind, name);
    return listChangesOfRow(old?.get(key) ?? undecided, current?.get(key) ?? undecided);
  });
  return [...matched, ...listRestoredNames(before, after)];
}
