import { findTrailingDomainPhrase } from "../lexicon/domain-phrases";
import { isTechnique } from "../lexicon/excluded-names";

import { classifyNoun } from "./proposed-name";

const SPELLED_ACRONYM = /\(([A-Z]{2,6})s?\)/g;
/** "MLS (mobile laser scanning)". */
const ACRONYM_BEFORE_EXPANSION = /\b([A-Z]{2,6})s? \((\p{Ll}[\p{Ll} -]{3,60})\)/gu;

/** Heads of domain terms, even when capitalised: "Time Series Classification (TSC)". */
const DOMAIN_TERM_HEAD =
  /^(?:classification|detection|segmentation|recognition|generation|forecasting|learning|prediction|estimation|grounding|captioning|parsing|navigation|manipulation|alignment|editing|matching|completion|understanding|imaging|scanning|processing|reasoning|answering|translation|retrieval|tracking|analysis|localization|reconstruction|synthesis|model(?:l?ing|s)?|sensing|computing|networks?|inference|imagery|images?)$/i;

/** True if the initials of the last words spell an acronym. */
function matchesInitials(words: readonly string[], acronym: string): boolean {
  const parts = words.flatMap((word) => word.split("-")).filter((word) => word !== "");
  const tail = parts.slice(-acronym.length);
  return (
    tail.length === acronym.length && tail.every((word, i) => word[0]?.toLowerCase() === acronym[i]?.toLowerCase())
  );
}

/**
 * Finds acronyms that the abstract spells out in lower case or as a task: "mobile laser scanning (MLS)", "protein-protein
 * interaction (PPI)". They are domain terms here, even if a benchmark or model of the lexicon has the same acronym.
 */
export function findDomainTerms(abstract: string): ReadonlySet<string> {
  const terms = new Set<string>();
  for (const match of abstract.matchAll(SPELLED_ACRONYM)) {
    const acronym = match[1] ?? "";
    const words = abstract
      .slice(Math.max(0, match.index - 80), match.index)
      .trim()
      .split(/\s+/)
      .slice(-acronym.length);
    const isLowerCase = words.every((word) => /^\p{Ll}[\p{L}-]*$/u.test(word));
    const isDomainHead = DOMAIN_TERM_HEAD.test(words.at(-1) ?? "");
    if ((isLowerCase || isDomainHead) && matchesInitials(words, acronym)) terms.add(acronym);
  }
  for (const match of abstract.matchAll(ACRONYM_BEFORE_EXPANSION)) {
    const acronym = match[1] ?? "";
    if (matchesInitials((match[2] ?? "").split(/\s+/), acronym)) terms.add(acronym);
  }
  return terms;
}

/** Heads of methods: "careful tide learning (CTL)". */
const METHOD_HEAD =
  /(?:ing|tion|sion|ment|gation|search|attention|prompts?|thoughts?|chain-of-thought|adapters?|filters?|kernels?|ensembles?|trees?|forests?|replay|rewards?|machines?|transformers?|circuits?|memory|autoencoders?|units?)$/i;

/** Heads of tasks, which have the endings of method nouns. */
const TASK_HEAD =
  /^(?:classification|detection|segmentation|recognition|forecasting|prediction|estimation|imaging|scanning|answering|translation|tracking|locali[sz]ation|sensing|identification|writing|information|communications?|pressure)$/i;

/** The head noun is in a lookbehind, so that only brackets are searched and not every word. */
const ANY_SPELLED_ACRONYM = / \((?<=(?<![\p{L}-])(\p{L}[\p{L}-]{0,30}) \()([A-Z][A-Za-z]{1,5})\)/gu;

/**
 * Finds acronyms that name neither a system nor a method, and so have no results: "salt harbour disease (SHD)", "harbour
 * sign recognition (HSR)", spelled out in lower case; and plurals in any case: "Small Harbour Owners (SHOs)".
 */
export function findNonSystemTerms(abstract: string): ReadonlySet<string> {
  const terms = new Set<string>();
  for (const match of abstract.matchAll(ANY_SPELLED_ACRONYM)) {
    const [, head = "", acronym = ""] = match;
    const isPlural = /[A-Z]s$/.test(acronym);
    const letters = isPlural ? acronym.slice(0, -1) : acronym;
    const words = abstract
      .slice(Math.max(0, match.index - head.length - 80), match.index)
      .split(/\s+/)
      .slice(-letters.length);
    const isLowerCase = words.every((word) => /^\p{Ll}[\p{L}-]*$/u.test(word));
    const isSystem =
      classifyNoun(head.toLowerCase().replace(/s$/, "")) !== null || (METHOD_HEAD.test(head) && !TASK_HEAD.test(head));
    if ((isLowerCase || isPlural) && !isSystem && matchesInitials(words, letters))
      terms.add(acronym).add(letters).add(`${letters}s`);
  }
  return terms;
}

/** Longest distance from the first word of an acronym to its bracket, in characters. */
const MAX_EXPANSION_LENGTH = 90;

/** "PCA", "DDQN", as the abstract spells them out; null if that is not a domain phrase. */
function findSpelledPhrase(name: string, abstract: string): string | null {
  const offset = /^[A-Za-z]{2,7}$/.test(name) ? abstract.indexOf(`(${name}`) : -1;
  return offset < 0
    ? null
    : findTrailingDomainPhrase(abstract.slice(Math.max(0, offset - MAX_EXPANSION_LENGTH), offset), name);
}

/** Heads of activities, knowledge and data, which are not systems: "machine translation". */
const ABSTRACT_NOUN_HEAD = /(?:[st]ion|ing|ment|ysis|[lm]ogy|content|bases?|data)$/;

/**
 * True if a name is a common term of the domain, not a proposed name: "LoRA", "domain adaptation (DA)". An introduced system
 * may have a common name: "we propose a double deep Q-network (DDQN)".
 */
export function isDomainName(name: string, abstract: string, isIntroduced: boolean): boolean {
  const phrase = findSpelledPhrase(name, abstract);
  if (phrase === null) return isTechnique(name);
  const head = phrase.slice(phrase.lastIndexOf(" ") + 1);
  return !isIntroduced || ABSTRACT_NOUN_HEAD.test(head);
}
