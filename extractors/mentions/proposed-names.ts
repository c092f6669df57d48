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
 * Who does something only once, or stands somewhere in a title, is more often somebody else; not so who opens a sentence
 * and says what it does: "Orion reads letters twice."
 */
const isMentionedInPassing = (
  name: string,
  { title, source }: { readonly title: string; readonly source: string },
): boolean => title.includes(name) || (source.split(name).length === 2 && !isSentenceSubject(name, source));

const isSentenceSubject = (name: string, source: string): boolean =>
  new RegExp(`(?:^|[.?!]\\s+)${escapeRegExp(name)} (?:instead |also |\\w+ly )?(?!is |was |has )[a-z]{3,}s\\b`).test(
    source,
  );

/** "TideNets"; "HBRs" where the abstract also speaks of "an HBR step": the name of one of them. */
function toSingularName(name: string, source: string): string {
  const one = /^(.*(?:\p{Lu}{2}|Net|Former))s$/u.exec(name)?.[1];
  return one && new RegExp(`(?<![^\\s($])${escapeRegExp(one)}(?![\\p{L}\\d_])`, "u").test(source) ? one : name;
}

/** Names in the order of their rank, each under the spelling that came first. */
class ProposedNameList {
  readonly names: ProposedName[] = [];

  constructor(
    readonly title: string,
    readonly source: string,
  ) {}

  add(plural: string, by: ProposedName["foundBy"], kind: (name: string) => ProposedName["kind"]): void {
    const { names, source } = this;
    const name = toSingularName(plural, source);
    if (names.some((n) => foldToLetters(n.name) === foldToLetters(name))) return;
    const is = kind(name);
    const size_b = findStatedSize(name, is, source);
    const passing = by === "subject" && isMentionedInPassing(name, this);
    const borrowed = passing || (by !== "title" && isDomainName(name, source, by !== "subject"));
    names.push({
      name,
      kind: is,
      foundBy: by,
      ...(size_b === null ? {} : { size_b }),
      ...(borrowed ? { thirdParty: borrowed } : {}),
    });
  }

  /** The name of the title before the colon, its acronym first; nothing where it is somebody else's benchmark. */
  addTitleName(head: TitleName, introduced: readonly NameCandidate[], paper: AbstractText): void {
    const { spelled, short, kind } = resolveTitleName(head, introduced, paper);
    if (kind === null || (short && isDomainName(short, this.source, true))) return;
    if (short) this.add(short, "title", () => kind);
    this.add(spelled, short ? "spelled-out" : "title", () => kind);
  }
}

/** Whether what a sentence introduces may be a system: no measure, finding, class, thing of the trade or common word. */
const mayBeSystem = (name: string, source: string, nonSystemTerms: ReadonlySet<string>): boolean =>
  !(
    isNonSystemName(name, source) ||
    isSystemClass(name, source) ||
    isGenericAcronym(name, source) ||
    nonSystemTerms.has(name) ||
    isSpelledDomainTerm(name) ||
    isExcludedName(name)
  );

/** Names that also do something first, spelled-out forms last, else as the abstract brings them. */
function rankCandidates(systems: readonly NameCandidate[], subjects: readonly NameCandidate[]): NameCandidate[] {
  const acting = subjects.map((n) => foldToLetters(n.name));
  const acts = ({ name }: NameCandidate): boolean => acting.some((a) => a.startsWith(foldToLetters(name)));
  return systems
    .map((n, i) => ({ n, rank: (acts(n) ? 8 : 0) + (n.foundBy === "spelled-out" ? -12 : 0) - i }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ n }) => n);
}

/** Names of a title without a colon: of a size, or, where nothing else has a name, coined or said to be the means. */
function addOtherTitleNames(list: ProposedNameList, paper: AbstractText): void {
  const { title, source, names } = list;
  const sized = findSizedTitleName(title);
  if (sized) list.add(sized, "title", () => "model");
  const coined = names.length === 0 ? findCoinedTitleName(title) : null;
  if (coined && source.includes(coined.name)) list.add(coined.name, "title", () => coined.kind);
  const means = names.length === 0 ? findViaTitleName(title, source) : null;
  if (means) list.add(means, "title", (name) => classifyName(name, paper));
}

/**
 * The names that a paper introduces, the most likely system first: from the title before the colon, from
 * "we propose X", "called X", "(ACRONYM)", and, where all these are silent, from who achieves something.
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
  const systems = introduced.filter((n) =>
    n.kind === "benchmark" ? !isGenericAcronym(n.name, source) : mayBeSystem(n.name, source, nonSystemTerms),
  );
  const outranked =
    head !== null &&
    (head.withoutColon
      ? isOutrankedByIntroduced(head, systems, source)
      : isReplacedByIntroduced(head, systems, source));
  if (head && !outranked) list.addTitleName(head, introduced, paper);
  for (const n of rankCandidates(systems, subjects))
    list.add(n.name, n.foundBy, (name) =>
      isOnlyCalledDataset(name, source)
        ? "benchmark"
        : classifyName(name, paper, { introducedAsBenchmark: n.kind === "benchmark" }),
    );
  if (head && outranked) list.addTitleName(head, introduced, paper);
  addOtherTitleNames(list, paper);
  for (const n of subjects)
    if (!isGenericAcronym(n.name, source) && !isNonSystemName(n.name, source))
      list.add(n.name, "subject", (name) => classifyName(name, paper));
  return list.names.flatMap((n) => expandForms(n, list, nonSystemTerms));
}

/** "We propose Careful Harbour Reading. *CHR* gains": a name that the abstract also calls by its letters, in whatever order. */
function expandForms(
  proposed: ProposedName,
  { names, source }: ProposedNameList,
  nonSystemTerms: ReadonlySet<string>,
): ProposedName[] {
  const long = names.find(
    (n) => n !== proposed && n.foundBy !== "spelled-out" && findInitialism(n.name, source) === proposed.name,
  );
  if (long) return names.indexOf(long) < names.indexOf(proposed) ? [] : [proposed];
  const short = proposed.foundBy === "spelled-out" ? null : findInitialism(proposed.name, source);
  if (short === null || nonSystemTerms.has(short) || isDomainName(short, source, true)) return [proposed];
  const spelled = { ...proposed, foundBy: "spelled-out" as const };
  const shortIndex = names.findIndex((n) => n.name === short);
  return shortIndex >= 0 && shortIndex < names.indexOf(proposed) ? [spelled] : [{ ...proposed, name: short }, spelled];
}
