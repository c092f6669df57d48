import type { Token } from "../text/tokens";
import { introducedNames, subjectNames } from "./introduced-names";
import { lookUp } from "./match-lexicon";
import { escapeRegExp, introducedSize, isDataset, isGeneric, namesNoSystem, type OwnName } from "./own-name";
import { kindOfName } from "./own-name-kind";
import { acronymOf, coinedTitleName, sizedTitleName, spelledIn, TITLE_BENCHMARK, titleName } from "./title-names";

const fold = (s: string): string => s.toLowerCase().replace(/[^\p{L}\p{N}+]/gu, "");

/** A title's name that a list knows as a benchmark, of a paper that is about something else: many share an acronym. */
function isNamesake(
  { name, rest }: { readonly name: string; readonly rest: string },
  kind: OwnName["kind"] | null,
  source: string,
): boolean {
  if (kind === "benchmark" || /bench|benchmark|dataset|corpus|eval|test|assess|challenge/i.test(`${name} ${rest}`))
    return false;
  const told = new RegExp(`${escapeRegExp(name)}[^.]{0,60}(?:benchmark|dataset|corpus|test set)`, "i").test(source);
  return kind !== null || (!told && source.includes(name));
}

/**
 * The names that a paper introduces, the most likely system first: from the title before the colon, from
 * "we propose X", "called X", "(ACRONYM)", and, where all these are silent, from who achieves something.
 */
export function findOwnNames(title: string, source: string, sentences: readonly (readonly Token[])[]): OwnName[] {
  const introduced = sentences.flatMap((tokens) => introducedNames(source, tokens));
  const subjects = sentences.flatMap((tokens) => subjectNames(source, tokens));
  const head = titleName(title, source);
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
  if (head) {
    const said = introduced.find((n) => fold(n.name) === fold(head.name))?.kind;
    const known = lookUp(head.name)?.benchmark !== undefined;
    const namesake = known && isNamesake(head, said ?? null, source);
    const benchmark =
      said === "benchmark" ||
      /bench(?:mark)?$/i.test(head.name) ||
      /^\s*(?:An?|The|Towards?)\b[^:]{0,60}\b(?:benchmark|dataset|corpus)\b/i.test(head.rest) ||
      ((known || said == null) && TITLE_BENCHMARK.test(head.rest));
    if (!known || benchmark || namesake) {
      const spelled = spelledIn(head.name, source);
      const short = acronymOf(head.name, source);
      const hints = { titleRest: head.rest, short };
      const kind = benchmark ? "benchmark" : kindOfName(spelled, paper, hints);
      if (short) add(short, "title", () => kind);
      add(spelled, short ? "spelled out" : "title", () => kind);
    }
  }
  const acting = new Set(subjects.map((n) => fold(n.name)));
  const ranked = introduced
    .map((n, i) => ({ n, rank: (acting.has(fold(n.name)) ? 8 : 0) + (n.by === "spelled out" ? -12 : 0) - i }))
    .sort((a, b) => b.rank - a.rank);
  for (const { n } of ranked) {
    if (n.kind !== "benchmark" && namesNoSystem(n.name, source)) continue;
    add(n.name, n.by, (name) =>
      isDataset(name, source) ? "benchmark" : kindOfName(name, paper, { benchmark: n.kind === "benchmark" }),
    );
  }
  const sized = sizedTitleName(title);
  if (sized) add(sized, "title", () => "model");
  const coined = names.length === 0 ? coinedTitleName(title) : null;
  if (coined && source.includes(coined.name)) add(coined.name, "title", () => coined.kind);
  for (const n of subjects)
    if (!isGeneric(n.name, source) && !namesNoSystem(n.name, source))
      add(n.name, "subject", (name) => kindOfName(name, paper));
  return names;
}
