import { SENTENCE_END } from "./sentence-end";

/** Checks a title and an abstract for text that belongs elsewhere: headings, placeholders, field tags, addresses. */

/** A sign that a record was read wrongly. A refused record is not imported; another one is, with a note. */
export interface RecordProblem {
  readonly isRefused: boolean;
  /** Names the problem and the remedy. */
  readonly message: string;
}

const NO_TITLE =
  /^\W{0,5}(?:table of contents|contents|toc|errors?|(?:404 )?not found|untitled|no title|titles?|abstracts?|authors?|null|none|nan|undefined|unknown|n\/?a|\[object Object\])\W{0,5}$/i;
const HEADING =
  /^\W{0,5}(?:introduction|overview|editorial|preface|foreword|index|references|bibliography|acknowledge?ments?|conclusions?|papers?|articles?|summary|readme|home|(?:daily|weekly|monthly)(?: \w{1,12})? (?:papers|digest|updates?))\W{0,5}$/i;
const NO_ABSTRACT =
  /^\W{0,5}(?:no abstract(?: (?:is )?(?:available|provided|found|given|supplied))?|abstract (?:is )?(?:not available|unavailable|missing)|(?:not|un)available|none|null|nan|undefined|n\/?a|tba|tbd)\W{0,5}$/i;
const ID_IN_TITLE =
  /\w:\/\/\w|\/\d{4}\.\d{4,5}(?!\d)|^\D{0,4}\d{4}\.\d{4,5}\W{0,3}$|^(?:doi|pmid|pmcid|arxiv)\s?:\s?\d|\b10\.\d{4,9}\//i;
const ID_AT_START =
  /^(?:(?:\w{2,6}:\s?)?https?:\/\/|(?:\S{1,12}\s)?\S{0,40}\/abs\/\d{4}\.\d{4}|arxiv:\d{4}\.\d{4}|\S{0,30}\d{4}\.\d{4,5}(?:v\d{1,2})?\s|(?:doi:\s?)?10\.\d{4,9}\/)/i;
/** Latin letters of UTF-16 whose bytes are exchanged: characters with a low byte of zero. */
const SHIFTED = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", (letter) =>
  String.fromCharCode(letter.charCodeAt(0) << 8),
).join("");
/**
 * Shifted letters, line ends that became one character (in no script, or a very rare one), and UTF-16 that was converted as if
 * it were UTF-8.
 */
const BROKEN_UTF16 = new RegExp(
  `[\u0A00\u0A0D\u0D0D\u80E2\uBFBD]|(?<![\u0D00-\u0D7F])\u0D0A(?![\u0D00-\u0D7F])|[${SHIFTED}]{4}`,
);
/** A DOI directly after the last sentence, as a separator is lost. */
const DOI_AT_END = /[.!?]["”]?[^\s(]{0,2}10\.\d{4,9}\/\S{1,200}$/;
const ONLY_LINK = /^(?:\w{3,7}:\/\/\S{1,2000}|\S{1,100}@\S{1,100})$/i;

/** A name of a person, family name first: the tag of the authors became that of the abstract. */
const ONLY_NAME = /^\p{Lu}[\p{L}'’-]{1,30}, \p{Lu}[\p{L}.'’ -]{0,40}$/u;

/** The end of a sentence and the start of the next one. */
const SENTENCES = /[a-z)][.!?] \p{Lu}\p{Ll}/u;

/** Field tags of RIS, MEDLINE and EndNote at the start of a line. */
const TAGGED_LINE = /^(?:[A-Z][A-Z0-9] {2}- |(?:PMID|LID|AID|FAU|AD|AU|JT|DP|PG|TI|SO|MH) {0,2}- |%[0-9A-Z] \S)/gm;
/** The same within a line. */
const TAG_IN_LINE = /(?:^|\s)(?:T[12IY]|A[1BDU]|PY|Y1|D[AO]|N2|UR|ER|J[FO]|SN|KW) {2}- /g;
/** Field tags of Web of Science at the start of a line. */
const WOS_LINE = /^(?:AU|AF|TI|SO|DE|ID|C1|RP|EM|CR|NR|TC|PU|PY|DI|UT|ER|PT)(?: \S|$)/gm;
/** Fewer such lines may be words in capitals. */
const MIN_WOS_LINES = 3;
const BIBTEX_FIELD =
  /[}"],?\s{0,8}\n\s{0,8}[a-z][\w-]{1,30}\s{0,4}=\s{0,4}[{"]|(?:^|[,{]\s{0,8})\s{0,8}(?:author|title|year|journal|booktitle|doi|abstract|keywords)\s{0,4}=\s{0,4}[{"]/im;
const LABELLED_LINE = /^\s{0,8}\W{0,3}(?:authors?|title|doi|arxiv id|published|keywords)\W{0,3}:\W{0,3}\s/gim;

const EMAIL = /\w@[\w-]{1,63}(?:\.[\w-]{1,63}){0,4}\.[a-z]{2,10}\b/i;
/** "Univ Owl, Dept Nest, 12345 …": the postal address of an author. */
const POSTAL =
  /\b(?:Univ(?:ersity)?|Dept|Department|Inst(?:itute)?|Fac(?:ulty)?|School|Lab(?:oratory)?)\b[^,.;\n]{0,60},[^.;\n\d]{0,80}\b\d{5,6}\b|\[[A-Z][\w'’-]{1,30}, [A-Z][^\]\n]{0,300}\] (?:Univ|Inst|Dept|Natl)/;
const FIVE_DIGITS = /\d{5}/;
const HTML_LEFTOVER = /<(?:div|td|tr|table|script|style|li|nav|button|summary|details)\b/i;

const CHECK_FIELD = "check which field it is, and set it with --map, or the format with --from";

/** Finds a sign that a title or an abstract was read wrongly, or null. */
export function findRecordProblem(title: string, abstract: string): RecordProblem | null {
  const refusal = findRefusal(title, abstract);
  if (refusal !== null) return { isRefused: true, message: refusal };
  const note = findNote(title, abstract);
  return note === null ? null : { isRefused: false, message: note };
}

function findRefusal(title: string, abstract: string): string | null {
  if (title.length < 60 && NO_TITLE.test(title)) return `"${title}" is no title of a paper; ${CHECK_FIELD}`;
  if (abstract.length < 60 && NO_ABSTRACT.test(abstract)) return `no abstract: the field says "${abstract}"`;
  if (ONLY_NAME.test(abstract)) return `the abstract is a name ("${abstract}"); ${CHECK_FIELD}`;
  if (ONLY_LINK.test(abstract)) return "no abstract: the field holds only a link or an address";
  if (ID_AT_START.test(abstract)) return `the abstract begins with an id; ${CHECK_FIELD}`;
  if (abstract.includes("10.") && DOI_AT_END.test(abstract)) return `a DOI is inside the abstract; ${CHECK_FIELD}`;
  if (BROKEN_UTF16.test(title) || BROKEN_UTF16.test(abstract))
    return "the characters are damaged, as UTF-16 was changed or converted; save the original as UTF-8 and import it again";
  if (abstract.length < title.length && SENTENCES.test(title) && !SENTENCE_END.test(abstract))
    return `title and abstract may be exchanged; ${CHECK_FIELD}`;
  if (ID_IN_TITLE.test(title) || EMAIL.test(title)) return `the title holds a link or an id; ${CHECK_FIELD}`;
  const inTitle = findTag(title, 1);
  if (inTitle !== null) return `other fields are inside the title ("${inTitle}"); ${CHECK_FIELD}`;
  const inAbstract = findTag(abstract, 2);
  return inAbstract === null ? null : `other fields are inside the abstract ("${inAbstract}"); ${CHECK_FIELD}`;
}

/** Returns the first field tag of a text that holds at least this number of them, or a field of BibTeX; else null. */
function findTag(text: string, minTags: number): string | null {
  // Most texts hold none of these signs, so that the slower patterns do not run.
  const hasTagLines = minTags === 1 || text.includes("\n");
  const candidates = [
    { pattern: TAGGED_LINE, mayMatch: hasTagLines, least: minTags },
    { pattern: TAG_IN_LINE, mayMatch: text.includes("  - "), least: minTags },
    { pattern: WOS_LINE, mayMatch: hasTagLines, least: MIN_WOS_LINES },
    { pattern: BIBTEX_FIELD, mayMatch: text.includes("="), least: 1 },
  ];
  for (const { pattern, mayMatch, least } of candidates) {
    const tags = mayMatch ? (text.match(pattern) ?? []) : [];
    if (tags.length >= least) return tags[0]?.trim() ?? null;
  }
  return null;
}

function findNote(title: string, abstract: string): string | null {
  if (title.length < 60 && HEADING.test(title)) return `the title "${title}" may be a heading; ${CHECK_FIELD}`;
  if (title === abstract) return `the abstract repeats the title; ${CHECK_FIELD}`;
  if (abstract.includes("\n") && (abstract.match(LABELLED_LINE)?.length ?? 0) > 1)
    return `the abstract may hold other fields (lines with labels); ${CHECK_FIELD}`;
  if (abstract.includes("@") && EMAIL.test(abstract))
    return "the abstract holds an e-mail address, so it may hold addresses of authors; check it";
  if ((FIVE_DIGITS.test(abstract) || abstract.includes("] ")) && POSTAL.test(abstract))
    return "the abstract may hold addresses of authors; check it, as numbers in them are no results";
  return abstract.includes("<") && HTML_LEFTOVER.test(abstract)
    ? "the abstract holds HTML elements; check where it begins and ends"
    : null;
}
