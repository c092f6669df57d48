import { isExcludedName } from "../lexicon/excluded-names";
import type { Token } from "../text/tokens";
import { findInitialism } from "./abbreviations";
import { findNonSystemTerms, isDomainName } from "./domain-terms";
import { findIntroducedNames } from "./introduced-names";
import {
  escapeRegExp,
  isGenericAcronym,
  isNonSystemName,
  isOnlyCalledDataset,
  isSpelledDomainTerm,
  isSystemClass,
  type NameCandidate,
  type ProposedName,
} from "./proposed-name";
import { type AbstractText, classifyName } from "./proposed-name-kind";
import { findStatedSize } from "./proposed-name-size";
import {
  foldToLetters,
  isNonSystemTitle,
  isOutrankedByIntroduced,
  isReplacedByIntroduced,
  resolveTitleName,
} from "./resolve-title-name";
import { findSubjectNames } from "./subject-names";
import {
  findCoinedTitleName,
  findSizedTitleName,
  findTitleName,
  findViaTitleName,
  type TitleName,
} from "./title-names";

/**
 * True if a name is in the title or occurs only once, and so is more often a system of others. The subject of a sentence
 * is not mentioned in passing: "Orion reads letters twice."
 */
const isMentionedInPassing = (
  name: string,
  { title, source }: { readonly title: string; readonly source: string },
): boolean => title.includes(name) || (source.split(name).length === 2 && !isSentenceSubject(name, source));

const isSentenceSubject = (name: string, source: string): boolean =>
  new RegExp(`(?:^|[.?!]\\s+)${escapeRegExp(name)} (?:instead |also |\\w+ly )?(?!is |was |has )[a-z]{3,}s\\b`).test(
    source,
  );

/** Returns the singular of a name if the abstract also has that: "TideNets", "HBRs" with "an HBR step". */
function toSingularName(name: string, source: string): string {
  const one = /^(.*(?:\p{Lu}{2}|Net|Former))s$/u.exec(name)?.[1];
  return one && new RegExp(`(?<![^\\s($])${escapeRegExp(one)}(?![\\p{L}\\d_])`, "u").test(source) ? one : name;
}

/** Names in order of rank, without duplicates. The first spelling is kept. */
class ProposedNameList {
  readonly names: ProposedName[] = [];

  constructor(
    readonly title: string,
    readonly source: string,
  ) {}

  add(plural: string, by: ProposedName["foundBy"], kind: (name: string) => ProposedName["kind"]): void {
    const { names, source } = this;
    const name = toSingularName(plural, source);
    if (names.some((proposedName) => foldToLetters(proposedName.name) === foldToLetters(name))) return;
    const is = kind(name);
    const size_b = findStatedSize(name, is, source);
    const isInPassing = by === "subject" && isMentionedInPassing(name, this);
    const isThirdParty = isInPassing || (by !== "title" && isDomainName(name, source, by !== "subject"));
    names.push({
      name,
      kind: is,
      foundBy: by,
      ...(size_b === null ? {} : { size_b }),
      ...(isThirdParty ? { thirdParty: isThirdParty } : {}),
    });
  }

  /** Adds the name before the colon of the title, its acronym first, unless it is a benchmark made by others. */
  addTitleName(head: TitleName, introduced: readonly NameCandidate[], paper: AbstractText): void {
    const { spelled, short, kind } = resolveTitleName(head, introduced, paper);
    if (kind === null || (short && isDomainName(short, this.source, true))) return;
    if (short) this.add(short, "title", () => kind);
    this.add(spelled, short ? "spelled-out" : "title", () => kind);
  }
}

/** True if an introduced name may be a system, not a metric, finding, class, domain term or common word. */
const mayBeSystem = (name: string, source: string, nonSystemTerms: ReadonlySet<string>): boolean =>
  !(
    isNonSystemName(name, source) ||
    isSystemClass(name, source) ||
    isGenericAcronym(name, source) ||
    nonSystemTerms.has(name) ||
    isSpelledDomainTerm(name) ||
    isExcludedName(name)
  );

/** Ranks names that are also the subject of a sentence first and spelled-out forms last, and keeps the order of the abstract otherwise. */
function rankCandidates(systems: readonly NameCandidate[], subjects: readonly NameCandidate[]): NameCandidate[] {
  const acting = subjects.map((candidate) => foldToLetters(candidate.name));
  const acts = ({ name }: NameCandidate): boolean => acting.some((a) => a.startsWith(foldToLetters(name)));
  return systems
    .map((candidate, i) => ({
      n: candidate,
      rank: (acts(candidate) ? 8 : 0) + (candidate.foundBy === "spelled-out" ? -12 : 0) - i,
    }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ n: candidate }) => candidate);
}

/** Adds names of a title without a colon: a sized name, and if there is no other name, a coined name or one after "via". */
function addOtherTitleNames(list: ProposedNameList, paper: AbstractText): void {
  const { title, source, names } = list;
  const sized = findSizedTitleName(title);
  if (sized) list.add(sized, "title", () => "model");
  const coined = names.length === 0 ? findCoinedTitleName(title) : null;
  if (coined && source.includes(coined.name)) list.add(coined.name, "title", () => coined.kind);
  const viaName = names.length === 0 ? findViaTitleName(title, source) : null;
  if (viaName) list.add(viaName, "title", (name) => classifyName(name, paper));
}

/**
 * Finds the names that a paper introduces, the most likely system first. Sources are the title before the colon, "we
 * propose X", "called X", "(ACRONYM)", and if none of them has a name, the subjects of results.
 */
export function findProposedNames(
  title: string,
  source: string,
  sentences: readonly (readonly Token[])[],
  nonSystemTerms: ReadonlySet<string> = findNonSystemTerms(source),
): ProposedName[] {
  const introduced = sentences.flatMap((tokens) => findIntroducedNames(source, tokens));
  const subjects = sentences.flatMap((tokens) => findSubjectNames(source, tokens));
  const titleCandidate = findTitleName(title, source);
  const head =
    titleCandidate?.withoutColon &&
    (isNonSystemTitle(titleCandidate, source) || isSpelledDomainTerm(titleCandidate.name))
      ? null
      : titleCandidate;
  const paper = { source, sentences };
  const list = new ProposedNameList(title, source);
  const systems = introduced.filter((candidate) =>
    candidate.kind === "benchmark"
      ? !isGenericAcronym(candidate.name, source)
      : mayBeSystem(candidate.name, source, nonSystemTerms),
  );
  const isOutranked =
    head !== null &&
    (head.withoutColon
      ? isOutrankedByIntroduced(head, systems, source)
      : isReplacedByIntroduced(head, systems, source));
  if (head && !isOutranked) list.addTitleName(head, introduced, paper);
  for (const candidate of rankCandidates(systems, subjects))
    list.add(candidate.name, candidate.foundBy, (name) =>
      isOnlyCalledDataset(name, source)
        ? "benchmark"
        : classifyName(name, paper, { introducedAsBenchmark: candidate.kind === "benchmark" }),
    );
  if (head && isOutranked) list.addTitleName(head, introduced, paper);
  addOtherTitleNames(list, paper);
  for (const candidate of subjects)
    if (!isGenericAcronym(candidate.name, source) && !isNonSystemName(candidate.name, source))
      list.add(candidate.name, "subject", (name) => classifyName(name, paper));
  return list.names.flatMap((proposedName) => expandForms(proposedName, list, nonSystemTerms));
}

/** "We propose Careful Harbour Reading. *CHR* gains": adds the acronym of a name if the abstract uses it before or after the long form. */
function expandForms(
  proposed: ProposedName,
  { names, source }: ProposedNameList,
  nonSystemTerms: ReadonlySet<string>,
): ProposedName[] {
  const long = names.find(
    (proposedName) =>
      proposedName !== proposed &&
      proposedName.foundBy !== "spelled-out" &&
      findInitialism(proposedName.name, source) === proposed.name,
  );
  if (long) return names.indexOf(long) < names.indexOf(proposed) ? [] : [proposed];
  const short = proposed.foundBy === "spelled-out" ? null : findInitialism(proposed.name, source);
  if (short === null || nonSystemTerms.has(short) || isDomainName(short, source, true)) return [proposed];
  const spelled = { ...proposed, foundBy: "spelled-out" as const };
  const shortIndex = names.findIndex((proposedName) => proposedName.name === short);
  return shortIndex >= 0 && shortIndex < names.indexOf(proposed) ? [spelled] : [{ ...proposed, name: short }, spelled];
}
