import { toSpellingKey } from "../claim/spelling-key";
import { groupBy } from "../format/group-by";
import type { NameKind } from "./name-kind";

/** Why two names may be one. */
export const DUPLICATE_REASONS = ["spelling", "generic word", "version or split"] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

export interface DuplicateName {
  readonly key: string;
  readonly name: string;
  readonly claims: number;
  readonly reason: DuplicateReason;
}

/** A name of one kind with the number of its claims. */
export interface ComparedName {
  readonly key: string;
  readonly name: string;
  readonly claims: number;
  /** True for a name that is in the lexicon or declared; two known names are never duplicates. */
  readonly isKnown: boolean;
}

/** Duplicates that are listed for a name. */
const MAX_DUPLICATES = 3;

/** Words around a name that do not distinguish it, by kind. */
const GENERIC_WORDS: Readonly<Record<NameKind, RegExp>> = {
  benchmark:
    /\b(?:the|benchmarks?|bench|data ?sets?|corpus|corpora|suites?|challenges?|tasks?|leaderboards?|test ?sets?|evaluations?)\b/gi,
  model: /\b(?:the|our|models?|networks?|baselines?|llms?|architectures?)\b/gi,
  method: /\b(?:the|our|methods?|frameworks?|approach(?:es)?|algorithms?|pipelines?|systems?|models?)\b/gi,
  metric: /\b(?:the|average|mean|overall|scores?|rates?|values?|metrics?)\b/gi,
};

/** "v2", "2.0", "2024", "val", "testmini": the edition or the part of a benchmark. */
const VERSION_OR_SPLIT =
  /^(?:v?\d{1,4}(?:\.\d{1,3}){0,2}|val(?:idation)?|dev|test|train|testmini|mini|lite|full|hard|easy|subset|split)$/i;

/** "v2" of "FormAIv2". */
const ATTACHED_VERSION = /(?<=\p{L})v\d{1,3}(?:\.\d{1,3})?$/u;

/** "Gulls" is "Gull"; "GLUE" and "AIDS" keep their end. */
const PLURAL = /(?<=\p{Ll}{3})s$/u;

/** Removes editions and parts from the end of a name; its first word stays. */
function withoutVersions(name: string): string {
  const words = name.trim().split(/[\s_-]+/);
  while (words.length > 1 && VERSION_OR_SPLIT.test(words.at(-1) ?? "")) words.pop();
  return words.join(" ").replace(ATTACHED_VERSION, "");
}

const toForm = (name: string): string =>
  toSpellingKey(name.trim().replace(PLURAL, "")).replace(/[^\p{L}\p{N}+#.-]/gu, "");

/** Returns the name without generic words, unless nothing else is left. */
function withoutGenericWords(kind: NameKind, name: string): string {
  const text = name.replace(/[-_]/g, " ").replace(GENERIC_WORDS[kind], " ");
  return toForm(text).length < 2 ? name : text;
}

/** The form that two names share if they may be one, from the surest to the least sure reason. */
const toForms = (kind: NameKind, name: string): readonly (readonly [DuplicateReason, string])[] => {
  const bare = withoutGenericWords(kind, name);
  const forms: (readonly [DuplicateReason, string])[] = [
    ["spelling", toForm(name)],
    ["generic word", toForm(bare)],
  ];
  // Models and methods differ between versions, and so do metrics with another k.
  if (kind === "benchmark") forms.push(["version or split", toForm(withoutVersions(bare))]);
  return forms;
};

/**
 * Finds names of one kind that are likely to be the same: other case, hyphens, spaces or plural; an added generic word, as in
 * "X dataset"; and, for benchmarks, another version or split.
 * @returns the likely duplicates by key, the surest and most frequent first; names without any are missing
 */
export function findDuplicates(kind: NameKind, names: readonly ComparedName[]): Map<string, readonly DuplicateName[]> {
  const found = new Map<string, Map<string, DuplicateName>>();
  const forms = names.map((name) => ({ name, forms: toForms(kind, name.name) }));
  for (const [at, reason] of DUPLICATE_REASONS.entries()) {
    const withForm = forms.flatMap(({ name, forms: all }) => (all[at]?.[1] ? [{ name, form: all[at][1] }] : []));
    for (const group of groupBy(withForm, ({ form }) => form).values()) {
      for (const { name } of group) {
        for (const { name: other } of group) {
          if (other.key === name.key || (other.isKnown && name.isKnown)) continue;
          const others = found.get(name.key) ?? new Map<string, DuplicateName>();
          if (!others.has(other.key))
            others.set(other.key, { key: other.key, name: other.name, claims: other.claims, reason });
          found.set(name.key, others);
        }
      }
    }
  }
  const rank = ({ reason }: DuplicateName): number => DUPLICATE_REASONS.indexOf(reason);
  return new Map(
    [...found].map(([key, others]) => [
      key,
      [...others.values()].sort((a, b) => rank(a) - rank(b) || b.claims - a.claims).slice(0, MAX_DUPLICATES),
    ]),
  );
}
