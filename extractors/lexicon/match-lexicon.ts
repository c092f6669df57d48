import { BENCHMARKS, METRICS, MODELS } from "@/lexicon/generated/extraction";
import type { NameClass } from "@/lib/names/name-kind";
import type { UserLexicon } from "@/lib/names/user-lexicon";
import type { Token } from "../text/tokens";
import { forgetWords, type Word } from "../text/word";
import { lowerTest, memoizeByWord, textTest } from "../text/word-test";
import { foldName } from "./fold";
import { EntryIndex, getTargetRow, type LexiconEntry } from "./lexicon-entry";
import { NO_USER_ENTRIES, toUserEntries, type UserEntries } from "./user-entries";

const LISTED = new EntryIndex();
const MAX_TOKENS = 7;

for (const row of BENCHMARKS) LISTED.addRow(row, "benchmark");
for (const row of MODELS) LISTED.addRow(row, "model");
for (const row of METRICS) LISTED.addRow(row, "metric");

/** Lists the surfaces of the listed row that a name belongs to; none for a name that no table has. */
export function listListedSurfaces(name: string): string[] {
  const entry = LISTED.find(name);
  const row = entry ? getTargetRow(entry) : undefined;
  return row ? [row.name, ...(row.aliases ?? []), ...(row.exactAliases ?? [])] : [];
}

/** The decisions about names that are in effect, and their key. */
let user: UserEntries = NO_USER_ENTRIES;
let userKey = "";

/**
 * Makes a user lexicon effective for the following extractions of this thread. The extractor calls it before every
 * abstract, so that its result depends on its arguments alone. Cheap if the lexicon has not changed.
 */
export function activateLexicon(lexicon: UserLexicon): void {
  if (lexicon.key === userKey) return;
  user = lexicon.key === "" ? NO_USER_ENTRIES : toUserEntries(lexicon, (surface) => LISTED.find(surface));
  userKey = lexicon.key;
  LOOKUP_CACHE.clear();
  forgetWords();
}

/** Returns what a person declared a name to be; null if nobody did. */
export const getDeclaredClass = (surface: string): NameClass | null =>
  user.classes.size === 0 ? null : (user.classes.get(foldName(surface)) ?? null);

/** What the lexicon says of a surface. */
interface LookupResult {
  readonly entry: LexiconEntry | null;
  /** The entry of a mention of this surface, which may be a plural: "GPTs". */
  readonly mentioned: LexiconEntry | null;
  /** The characters that may follow it in a longer surface; null if no surface begins so. */
  readonly continuations: string | null;
}

/** Cached results; words repeat, so nearly every look-up is a hit. Emptied when full. */
const LOOKUP_CACHE = new Map<string, LookupResult>();
const MAX_CACHED_LOOKUPS = 60_000;

function lookUpCached(surface: string): LookupResult {
  const known = LOOKUP_CACHE.get(surface);
  if (known) return known;
  if (LOOKUP_CACHE.size >= MAX_CACHED_LOOKUPS) LOOKUP_CACHE.clear();
  const key = foldName(surface);
  const entry = findEntry(surface, key);
  const answer = { entry, mentioned: entry ?? findSingular(surface), continuations: getContinuations(key) };
  LOOKUP_CACHE.set(surface, answer);
  return answer;
}

/** The entry of the singular: a metric or model for "F1-scores", a model for "LLaMAs". */
function findSingular(surface: string): LexiconEntry | null {
  const isPlural = /[A-Z]s$|-scores$|scores$|rates$/.test(surface);
  const isPluralModel = /^[A-Z][^A-Z]*[A-Z].*[a-z]s$/.test(surface);
  if (!isPlural && !isPluralModel) return null;
  const singular = findLexiconEntry(surface.slice(0, -1));
  if (isPlural && singular && !singular.benchmark) return singular;
  return isPluralModel && singular?.model ? singular : null;
}

const lookUpWord = memoizeByWord(({ text }) => lookUpCached(text));

/** True for a word that begins no surface of the lexicon. */
export const beginsNoEntry = (word: Word): boolean => {
  const { mentioned, continuations } = lookUpWord(word);
  return mentioned === null && continuations === null;
};

function findEntry(surface: string, key: string): LexiconEntry | null {
  if (userKey === "") return LISTED.find(surface, key);
  const own = user.index.find(surface, key);
  const listed = own ? null : LISTED.find(surface, key);
  if (listed === null) return own;
  if (user.classes.get(key) === "none") return null;
  const changed = user.changedRows.get(getTargetRow(listed) ?? listed);
  if (changed === undefined) return listed;
  return changed && { surface: listed.surface, exact: listed.exact, ...changed };
}

function getContinuations(key: string): string | null {
  const [listed, own] = [LISTED.getContinuations(key), user.index.getContinuations(key)];
  return own === null ? listed : `${listed ?? ""}${own}`;
}

/** The entry that a surface names, or null: "Math Vista" finds MathVista, "math" does not find MATH. */
export const findLexiconEntry = (surface: string): LexiconEntry | null => lookUpCached(surface).entry;

/** Signs inside a name: "F1-score", "CIFAR-10/100". */
const isInnerSign = textTest(/[-/:'@.+^*°]/);
/** Signs between the words of a name: "CoNLL & OntoNotes". */
const isSpacedSign = textTest(/^[&×]$/);

/** True for a word whose first character folding neither removes nor joins with the next one. */
const hasPlainStart = lowerTest(/^[a-z\d](?![^\w\s/@.+*-])/);

/**
 * True if some surface may continue with a token: a cheap test that rejects nearly all continuations. A full stop before
 * the token is folded differently if a digit follows.
 */
const mayContinue = (continuations: string, before: Token, token: Token): boolean =>
  before.text.endsWith(".") || !hasPlainStart(token) || continuations.includes(token.lower.charAt(0));

export interface LexiconMatch {
  readonly last: number;
  readonly surface: string;
  readonly entry: LexiconEntry;
}

/** The longest lexicon entry that begins at token `at`; null where none does or where the sentence ends before it. */
export function matchLexicon(text: string, tokens: readonly Token[], index: number): LexiconMatch | null {
  const first = tokens[index];
  if (first === undefined || first.kind === "sign") return null;
  const limit = Math.min(tokens.length, index + MAX_TOKENS);
  let best: LexiconMatch | null = null;
  let continuations: string | null = null;
  for (let end = index; end < limit; end++) {
    const token = tokens[end] as Token;
    if (end > index && token.kind === "sign" && !(token.noSpaceBefore && isInnerSign(token)) && !isSpacedSign(token))
      break;
    if (token.kind === "sign" && token.text !== "+" && token.text !== "*" && token.text !== "°") {
      continuations = null;
      continue;
    }
    const before = tokens[end - 1];
    // "GPT's" is a possessive, unless a name goes on: "Humanity's Last Exam".
    const isPossessive = token.text === "s" && before?.text === "'";
    if (continuations !== null && before && !mayContinue(continuations, before, token)) break;
    const surface = end === index ? first.text : text.slice(first.start, token.end);
    const found = end === index ? lookUpWord(token.word) : lookUpCached(surface);
    if (found.mentioned && !isPossessive) best = { last: end, surface, entry: found.mentioned };
    if (found.continuations === null) break;
    continuations = found.continuations;
  }
  return best;
}
