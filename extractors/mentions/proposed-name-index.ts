import type { Token } from "../text/tokens";
import type { Word } from "../text/word";
import { memoizeByWord } from "../text/word-test";
import type { Mention } from "./mention";
import { parseBracketSize, parseModelSizes } from "./model-grammar";
import type { ProposedName } from "./proposed-name";

/** Cheaper than `foldName`, and enough to compare spellings within one abstract. */
const foldProposedName = (name: string): string => name.toLowerCase().replace(/[\s_^-]/g, "");

/** A bit for the first character of a folded name: letters have different bits, other characters may share them. */
const toInitialBit = (folded: string): number => (folded === "" ? 0 : 1 << (folded.charCodeAt(0) & 31));
const foldWord = memoizeByWord(({ text }) => foldProposedName(text));
const getInitialBit = (word: Word): number => toInitialBit(foldWord(word));

/** Meanings of names in one abstract: the proposed names, indexed for lookup, and the acronyms that it spells out. */
export interface ProposedNameIndex {
  readonly names: ReadonlyMap<string, ProposedName>;
  /** First characters of the names, a quick test that rejects most words; see `toInitialBit`. */
  readonly initials: number;
  readonly domainTerms: ReadonlySet<string>;
  /** Acronyms that it spells out as metrics. */
  readonly metricAcronyms: ReadonlySet<string>;
  /** Acronyms of terms that cannot be systems. */
  readonly nonSystemTerms: ReadonlySet<string>;
  /** Names that it calls datasets or benchmarks. */
  readonly unlistedBenchmarks: ReadonlySet<string>;
}

/** Builds the index from the proposed names, domain terms, metric acronyms, non-system terms and dataset names of an abstract. */
export function indexProposedNames(
  proposed: readonly ProposedName[],
  domainTerms: ReadonlySet<string> = new Set(),
  metricAcronyms: ReadonlySet<string> = new Set(),
  nonSystemTerms: ReadonlySet<string> = new Set(),
  unlistedBenchmarks: ReadonlySet<string> = new Set(),
): ProposedNameIndex {
  const names = new Map<string, ProposedName>();
  for (const proposedName of proposed) {
    const key = foldProposedName(proposedName.name);
    if (!names.has(key)) names.set(key, proposedName);
  }
  return {
    names,
    initials: [...names.keys()].reduce((bits, name) => bits | toInitialBit(name), 0),
    domainTerms,
    metricAcronyms,
    nonSystemTerms,
    unlistedBenchmarks,
  };
}

/** True if the folded text of some words may continue to a name. */
function isBeginningOfName(folded: string, names: ProposedNameIndex["names"]): boolean {
  for (const name of names.keys()) if (name.length >= folded.length && name.startsWith(folded)) return true;
  return false;
}

/** Returns the mention of a proposed name that begins at a token, the longest one; null if none does. */
export function parseProposedName(
  text: string,
  tokens: readonly Token[],
  index: number,
  { names, initials }: ProposedNameIndex,
): Mention | null {
  const first = tokens[index] as Token;
  if ((initials & getInitialBit(first.word)) === 0) return null;
  let best: { mention: Mention; hit: ProposedName } | null = null;
  for (let end = index; end < Math.min(tokens.length, index + 6); end++) {
    const token = tokens[end] as Token;
    if (token.kind === "sign" && !token.noSpaceBefore) break;
    const surface = text.slice(first.start, token.end);
    const folded = end === index ? foldWord(first.word) : foldProposedName(surface);
    const hit =
      names.get(folded) ??
      (/[A-Z][a-z]*s$/.test(surface) ? names.get(foldProposedName(surface.slice(0, -1))) : undefined);
    if (!hit && end === index) {
      const stem = /^(.{2,}?)-(?:\p{Ll}{2,}(?:ed|ing|en)|based|style|like)$/u.exec(surface)?.[1];
      const named = stem === undefined ? undefined : names.get(foldProposedName(stem));
      if (named && named.kind !== "benchmark")
        best = {
          mention: { kind: "proposed", first: index, last: end, surface, name: named.name, proposedKind: named.kind },
          hit: named,
        };
    }
    if (hit)
      best = {
        mention: { kind: "proposed", first: index, last: end, surface, name: hit.name, proposedKind: hit.kind },
        hit,
      };
    if (!isBeginningOfName(folded, names)) break;
  }
  if (best === null) return null;
  const { mention, hit } = best;
  const { size_b = parseBracketSize(tokens, mention.last), active_b } = parseModelSizes(mention.surface);
  const statedSize = hit.kind === "model" ? hit.size_b : undefined;
  if (size_b === null) return statedSize === undefined ? mention : { ...mention, size_b: statedSize };
  return { ...mention, proposedKind: "model", size_b, ...(active_b === undefined ? {} : { active_b }) };
}
