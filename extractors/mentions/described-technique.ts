import { foldText } from "@/lib/format/fold-text";
import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import { MODEL_NOUNS } from "../words/head-nouns";
import { hasWordClass } from "../words/word-classes";
import { isIntroducingVerb } from "./name-context";
import { startsWithCapital } from "./name-shape";

/** Subjects that refer to the authors: "*we* propose", "this *paper* introduces". */
const AUTHOR_WORD = /^(?:we|paper|work|study|article|authors|report)$/;
/** "propose *simple and effective* tide sorting". An article marks a description instead of a name, and ends the search. */
export const EVALUATIVE_ADJECTIVE =
  /^(?:novel|new|simple|yet|but|and|effective|efficient|general|generic|unified|practical|principled|lightweight|fast|robust|scalable|powerful|flexible|innovative)$|ly$/;
/** Conjunctions end the phrase, as does a participle: "tide sorting *combining* …". */
const PHRASE_END =
  /^(?:that|which|where|whose|to|and|or|as|an?|the|our|called|termed|named|dubbed|based|combining|using|leveraging|designed|aimed)$/;

/**
 * Finds the lower-case name of the technique of a paper that has no proposed name: "we propose *tide-aware sorting*, a …".
 * It has no article, and an apposition follows or the title contains it. Returns null if it is a model.
 */
export function findDescribedTechnique(
  title: string,
  source: string,
  sentences: readonly (readonly Token[])[],
): string | null {
  const heading = ` ${foldText(title)} `;
  for (const tokens of sentences) {
    for (let verb = 1; verb < tokens.length - 2; verb++) {
      if (!isIntroducingVerb(tokens[verb])) continue;
      if (!tokens.slice(Math.max(0, verb - 4), verb).some((token) => AUTHOR_WORD.test(token.lower))) continue;
      const name = parsePhraseAfter(source, tokens, verb + 1, heading);
      if (name) return name;
    }
  }
  return null;
}

function parsePhraseAfter(source: string, tokens: readonly Token[], start: number, heading: string): string | null {
  let from = start;
  while (EVALUATIVE_ADJECTIVE.test(wordAt(tokens, from))) from++;
  let to = from;
  while (to < from + 8 && isPhraseWord(tokens[to])) to++;
  const words = tokens.slice(from, to);
  const last = words.at(-1)?.lower ?? "";
  if (words.length < 2 && !words[0]?.lower.includes("-")) return null;
  if (words.some(startsWithCapital) || (MODEL_NOUNS.has(last) && !last.endsWith("s"))) return null;
  const name = source.slice(tokens[from]?.start, tokens[to - 1]?.end);
  return hasApposition(tokens, to) || heading.includes(` ${foldText(name)} `) ? name : null;
}

/** "…, *a rule for letters*", "…, *which* sorts". */
const hasApposition = (tokens: readonly Token[], to: number): boolean =>
  tokens[to]?.text === "," && /^(?:an?|the|which)$/.test(wordAt(tokens, to + 1));

const isPhraseWord = (token: Token | undefined): boolean =>
  token !== undefined && token.kind === "word" && !PHRASE_END.test(token.lower) && !hasWordClass("preposition", token);
