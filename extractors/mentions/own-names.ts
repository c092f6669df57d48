import { isNoName } from "../lexicon/terms";
import type { Token } from "../text/tokens";
import { type Found, introducedNames, subjectNames } from "./introduced-names";
import { lookUp } from "./match-lexicon";
import { namesMeasure } from "./measure-names";
import {
  escapeRegExp,
  introducedSize,
  isDataset,
  isGeneric,
  namesClass,
  namesNoSystem,
  type OwnName,
} from "./own-name";
import { kindOfName, type Paper } from "./own-name-kind";
import {
  acronymOf,
  coinedTitleName,
  MEASURES_MODELS,
  meansTitleName,
  sizedTitleName,
  spelledIn,
  TITLE_BENCHMARK,
  type TitleName,
  titleName,
} from "./title-names";
import { findThings } from "./trade-terms";

const fold = (s: string): string => s.toLowerCase().replace(/[^\p{L}\p{N}+]/gu, "");

/** A title's name that a list knows as a benchmark, of a paper that is about something else: many share an acronym. */
function isNamesake(
  { name, rest }: { readonly name: string; readonly rest: string },
  kind: OwnName["kind"] | null,
  source: string,
): boolean {
  if (kind === "benchmark" || /bench|dataset|corpus|eval|test|assess|challenge|analy/i.test(`${name} ${rest}`))
    return false;
  const told = new RegExp(`${escapeRegExp(name)}[^.]{0,60}(?:benchmark|dataset|corpus|test set)`, "i").test(source);
  return kind !== null || !told;
}

/** A second capital or a digit: a name that somebody made up. */
const COINED = /\p{Lu}.*\p{Lu}|\d/u;

/** "Careful Reading for …" beside "we propose CaRe": a title's phrase that the abstract never introduces yields to what it does. */
const isOutranked = ({ name }: TitleName, introduced: readonly Found[], source: string): boolean =>
  acronymOf(name, source) === null &&
  introduced.every((n) => !fold(name).endsWith(fold(n.name))) &&
  introduced.some((n) => n.by !== "spelled out" && n.kind !== "benchmark" && COINED.test(n.name));

/** "The Harbour Gap in …": a title's phrase, or its acronym, that is no system. */
const namesFinding = ({ name }: TitleName, source: string): boolean =>
  [name, acronymOf(name, source) ?? name].some((n) => namesNoSystem(n, source) || namesClass(n, source));

/** The name of the title as the abstract spells it, with its acronym and what it is; no kind where it is somebody else's benchmark. */
function readHead(
  head: TitleName,
  introduced: readonly Found[],
  paper: Paper,
): { spelled: string; short: string | null; kind: OwnName["kind"] | null } {
  const said = introduced.find((n) => fold(n.name) === fold(head.name))?.kind;
  const known = lookUp(head.name)?.benchmark !== undefined;
  const benchmark =
    said === "benchmark" ||
    /bench(?:mark)?$/i.test(head.name) ||
    /^\s*(?:An?|The|Towards?)\b[^:]{0,60}\b(?:benchmark|dataset|corpus)\b/i.test(head.rest) ||
    (said == null && MEASURES_MODELS.test(head.rest) && !namesMeasure(head.name)) ||
    ((known || said == null) && TITLE_BENCHMARK.test(head.rest));
  const spelled = spelledIn(head.name, paper.source);
  const short = acronymOf(head.name, paper.source) ?? head.short ?? null;
  if (benchmark) return { spelled, short, kind: "benchmark" };
  if (known && !isNamesake(head, said ?? null, paper.source)) return { spelled, short, kind: null };
  return { spelled, short, kind: kindOfName(spelled, paper, { titleRest: head.rest, short }) };
}

const timesIn = (name: string, source: string): number =>
  source.match(new RegExp(`(?<![\\w-])${escapeRegExp(name)}(?!\\w)`, "gi"))?.length ?? 0;

/** Whether "Careful Reading (CR)" stands in the abstract, the long form whole: not the end of "Slow Careful Reading (SCR)". */
function spellsOut(long: string, short: string, source: string): boolean {
  const at = source.indexOf(`${long} (${short})`);
  const word =
    source
      .slice(Math.max(0, at - 24), at)
      .trimEnd()
      .split(/\s/)
      .at(-1) ?? "";
  return at >= 0 && long.includes(" ") && !/^\p{Lu}/u.test(word) && !word.endsWith("-");
}

/** "Careful Reading (CR)", where the abstract goes on with "Careful Reading" and never with "CR": the name is the long form. */
function longFormsFirst(names: readonly OwnName[], source: string): OwnName[] {
  const staysLong = (short?: OwnName, long?: OwnName): boolean =>
    short !== undefined &&
    long !== undefined &&
    spellsOut(long.name, short.name, source) &&
    timesIn(short.name, source) === 1 &&
    timesIn(long.name, source) > 1;
  return names.flatMap((n, i) => {
    const behind = names[i + 1];
    if (behind && staysLong(n, behind))
      return [
        { ...behind, by: n.by },
        { ...n, by: "spelled out" as const },
      ];
    return staysLong(names[i - 1], n) ? [] : [n];
  });
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
  const head = said?.plain && namesFinding(said, source) ? null : said;
  const paper = { source, sentences };
  const names: OwnName[] = [];
  const add = (plural: string, by: OwnName["by"], kind: (name: string) => OwnName["kind"]): void => {
    const name = plural.replace(/(LLM|VLM|LM|Net|Former)s$/, "$1");
    const ordinary =
      by === "subject" && /^\p{Lu}\p{Ll}+$/u.test(name) && !title.includes(name) && source.split(name).length < 3;
    if (ordinary || name === "arXiv") return;
    if (names.some((n) => fold(n.name) === fold(name))) return;
    const is = kind(name);
    const size_b = is === "benchmark" ? null : introducedSize(name, source);
    names.push({ name, kind: is, by, ...(size_b === null ? {} : { size_b }) });
  };
  const addHead = (): void => {
    if (!head) return;
    const { spelled, short, kind } = readHead(head, introduced, paper);
    if (kind === null) return;
    if (short) add(short, "title", () => kind);
    add(spelled, short ? "spelled out" : "title", () => kind);
  };
  const systems = introduced.filter(
    (n) =>
      n.kind === "benchmark" ||
      !(
        namesNoSystem(n.name, source) ||
        namesClass(n.name, source) ||
        isGeneric(n.name, source) ||
        things.has(n.name) ||
        isNoName(n.name)
      ),
  );
  const outranked = head?.plain === true && isOutranked(head, systems, source);
  if (!outranked) addHead();
  const acting = new Set(subjects.map((n) => fold(n.name)));
  const ranked = systems
    .map((n, i) => ({ n, rank: (acting.has(fold(n.name)) ? 8 : 0) + (n.by === "spelled out" ? -12 : 0) - i }))
    .sort((a, b) => b.rank - a.rank);
  for (const { n } of ranked) {
    add(n.name, n.by, (name) =>
      isDataset(name, source) ? "benchmark" : kindOfName(name, paper, { benchmark: n.kind === "benchmark" }),
    );
  }
  if (outranked) addHead();
  const sized = sizedTitleName(title);
  if (sized) add(sized, "title", () => "model");
  const coined = names.length === 0 ? coinedTitleName(title) : null;
  if (coined && source.includes(coined.name)) add(coined.name, "title", () => coined.kind);
  const means = names.length === 0 ? meansTitleName(title, source) : null;
  if (means) add(means, "title", (name) => kindOfName(name, paper));
  for (const n of subjects)
    if (!isGeneric(n.name, source) && !namesNoSystem(n.name, source))
      add(n.name, "subject", (name) => kindOfName(name, paper));
  return longFormsFirst(names, source);
}
