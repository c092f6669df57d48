import type { NameFacts, NameMatch } from "./name-decision";
import type { NameClass, NameKind } from "./name-kind";

/** A name with its spellings and facts: a row in the terms of the tables in `lexicon/`. */
export interface UserLexiconRow {
  /** Its table; "none" for a word that is not a name. */
  readonly kind: NameClass;
  readonly name: string;
  /** True if a person declared what it is: then it is found as such in all abstracts. */
  readonly isDeclared: boolean;
  readonly match: NameMatch;
  /** Other names that became this one, by whether their capitals count. */
  readonly aliases: readonly string[];
  readonly exactAliases: readonly string[];
  readonly facts: NameFacts;
}

/** The name that replaces another one in claims; null if it is hidden. */
export interface NameTarget {
  readonly kind: NameKind;
  readonly name: string;
  readonly to: string | null;
}

/** The decisions in force about the names of a board, as input of the extractor. Plain data, so that threads can share it. */
export interface UserLexicon {
  /** Equal for equal content; empty without decisions. */
  readonly key: string;
  readonly rows: readonly UserLexiconRow[];
  readonly targets: readonly NameTarget[];
}

/** The lexicon of a board without decisions. */
export const EMPTY_USER_LEXICON: UserLexicon = { key: "", rows: [], targets: [] };
