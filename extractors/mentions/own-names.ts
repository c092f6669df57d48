import { isNoName } from "../lexicon/terms";
import type { Token } from "../text/tokens";
import { introducedNames } from "./introduced-names";
import {
  escapeRegExp,
  type Found,
  isDataset,
  isGeneric,
  namesClass,
  namesNoSystem,
  type OwnName,
  spellsTrade,
} from "./own-name";
import { kindOfName, type Paper } from "./own-name-kind";
import { sizeOf } from "./own-size";
import { lettersOf } from "./short-forms";
import { subjectNames } from "./subject-names";
import { foldLetters, isOutranked, isReplaced, namesFinding, readHead } from "./title-head";
import { coinedTitleName, meansTitleName, sizedTitleName, type TitleName, titleName } from "./title-names";
import { findThings, isOfTheTrade } from "./trade-terms";

/**
 * Who does something only once, or stands somewhere in a title, is more often somebody else; not so who opens a sentence
 * and says what it does: "Orion reads letters twice."
 */
const isInPassing = (name: string, { title, source }: { readonly title: string; readonly source: string }): boolean =>
  title.includes(name) || (source.split(name).length === 2 && !opensWithDeed(name, source));

const opensWithDeed = (name: string, source: string): boolean =>
  new RegExp(`(?:^|[.?!]\\s+)${escapeRegExp(name)} (?:instead |also |\\w+ly )?(?!is |was |has )[a-z]{3,}s\\b`).test(
    source,
  );

/** "TideNets"; "HBRs" where the abstract also speaks of "an HBR step": the name of one of them. */
function singular(name: string, source: string): string {
  const one = /^(.*(?:\p{Lu}{2}|Net|Former))s$/u.exec(name)?.[1];
  return one && new RegExp(`(?<![^\\s($])${escapeRegExp(one)}(?![\\p{L}\\d_])`, "u").test(source) ? one : name;
}

/** Names in the order of their rank, each under the spelling that came first. */
class NameList {
  readonly names: OwnName[] = [];

  constructor(
    readonly title: string,
    readonly source: string,
  ) {}

  add(plural: string, by: OwnName["by"], kind: (name: string) => OwnName["kind"]): void {
    const { names, source } = this;
    const name = singular(plural, source);
    if (names.some((n) => foldLetters(n.name) === foldLetters(name))) return;
    const is = kind(name);
    const size_b = sizeOf(name, is, source);
    const passing = by === "subject" && isInPassing(name, this);
    const borrowed = passing || (by !== "title" && isOfTheTrade(name, source, by !== "subject"));
    names.push({ name, kind: is, by, ...(size_b === null ? {} : { size_b }), ...(borrowed ? { borrowed } : {}) });
  }

  /** The name of the title before the colon, its acronym first; nothing where it is somebody else's benchmark. */
  addHead(head: TitleName, introduced: readonly Found[], paper: Paper): void {
    const { spelled, short, kind } = readHead(head, introduced, paper);
    if (kind === null || (short && isOfTheTrade(short, this.source, true))) return;
    if (short) this.add(short, "title", () => kind);
    this.add(spelled, short ? "spelled out" : "title", () => kind);
  }
}

/** Whether what a sentence introduces may be a system: no measure, finding, class, thing of the trade or common word. */
const mayBeSystem = (name: string, source: string, things: ReadonlySet<string>): boolean =>
  !(
    namesNoSystem(name, source) ||
    namesClass(name, source) ||
    isGeneric(name, source) ||
    things.has(name) ||
    spellsTrade(name) ||
    isNoName(name)
  );

/** Names that also do something first, spelled-out forms last, else as the abstract brings them. */
function ranked(systems: readonly Found[], subjects: readonly Found[]): Found[] {
  const acting = subjects.map((n) => foldLetters(n.name));
  const acts = ({ name }: Found): boolean => acting.some((a) => a.startsWith(foldLetters(name)));
  return systems
    .map((n, i) => ({ n, rank: (acts(n) ? 8 : 0) + (n.by === "spelled out" ? -12 : 0) - i }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ n }) => n);
}

/** Names of a title without a colon: of a size, or, where nothing else has a name, coined or said to be the means. */
function addFromTitle(list: NameList, paper: Paper): void {
  const { title, source, names } = list;
  const sized = sizedTitleName(title);
  if (sized) list.add(sized, "title", () => "model");
  const coined = names.length === 0 ? coinedTitleName(title) : null;
  if (coined && source.includes(coined.name)) list.add(coined.name, "title", () => coined.kind);
  const means = names.length === 0 ? meansTitleName(title, source) : null;
  if (means) list.add(means, "title", (name) => kindOfName(name, paper));
}

/**
 * The names that a paper introduces, the most likely system first: from the title before the colon, from
 * "we propose X", "called X", "(ACRONYM)", and, where all these are silent, from who achieves something.
 */
export function findOwnNames(
  title: string,
  source: string,
  sentences: readonly (readonly Token[])[],
  things: ReadonlySet<string> = findThings(source),
): OwnName[] {
  const introduced = sentences.flatMap((tokens) => introducedNames(source, tokens));
  const subjects = sentences.flatMap((tokens) => subjectNames(source, tokens));
  const said = titleName(title, source);
  const head = said?.plain && (namesFinding(said, source) || spellsTrade(said.name)) ? null : said;
  const paper = { source, sentences };
  const list = new NameList(title, source);
  const systems = introduced.filter((n) =>
    n.kind === "benchmark" ? !isGeneric(n.name, source) : mayBeSystem(n.name, source, things),
  );
  const outranked =
    head !== null && (head.plain ? isOutranked(head, systems, source) : isReplaced(head, systems, source));
  if (head && !outranked) list.addHead(head, introduced, paper);
  for (const n of ranked(systems, subjects))
    list.add(n.name, n.by, (name) =>
      isDataset(name, source) ? "benchmark" : kindOfName(name, paper, { benchmark: n.kind === "benchmark" }),
    );
  if (head && outranked) list.addHead(head, introduced, paper);
  addFromTitle(list, paper);
  for (const n of subjects)
    if (!isGeneric(n.name, source) && !namesNoSystem(n.name, source))
      list.add(n.name, "subject", (name) => kindOfName(name, paper));
  return list.names.flatMap((n) => bothForms(n, list, things));
}

/** "We propose Careful Harbour Reading. *CHR* gains": a name that the abstract also calls by its letters, in whatever order. */
function bothForms(own: OwnName, { names, source }: NameList, things: ReadonlySet<string>): OwnName[] {
  const long = names.find((n) => n !== own && n.by !== "spelled out" && lettersOf(n.name, source) === own.name);
  if (long) return names.indexOf(long) < names.indexOf(own) ? [] : [own];
  const short = own.by === "spelled out" ? null : lettersOf(own.name, source);
  if (short === null || things.has(short) || isOfTheTrade(short, source, true)) return [own];
  const spelled = { ...own, by: "spelled out" as const };
  const told = names.findIndex((n) => n.name === short);
  return told >= 0 && told < names.indexOf(own) ? [spelled] : [{ ...own, name: short }, spelled];
}
