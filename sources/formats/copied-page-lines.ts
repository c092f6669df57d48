import { isWithinEdits } from "../input/within-edits";

/** Meaning of the lines of a page that was copied from the browser: arXiv, OpenReview, ACL Anthology, Hugging Face, PubMed. */

export type PageField =
  | "title"
  | "authors"
  | "abstract"
  | "date"
  | "year"
  | "month"
  | "id"
  | "link"
  | "venue"
  /** A field of the page that is no field of a paper. */
  | "other";

export type PageLine =
  | { readonly type: "field"; readonly name: PageField; readonly text: string }
  /** A menu entry, a button, a heading of the site. */
  | { readonly type: "menu"; readonly text: string }
  | { readonly type: "blank" }
  /** The label of a generated summary, which is not the abstract. */
  | { readonly type: "generated" }
  | { readonly type: "text"; readonly text: string };

const FIELDS: readonly (readonly [RegExp, PageField])[] = [
  [/^title$/i, "title"],
  [/^authors?$/i, "authors"],
  [/^abstract$/i, "abstract"],
  [/^(?:doi|cite as|related doi)$/i, "id"],
  [/^(?:url|pdf)$/i, "link"],
  [/^year$/i, "year"],
  [/^month$/i, "month"],
  [/^(?:journal reference|journal ref|volume|venue)$/i, "venue"],
  [
    /^(?:comments|subjects|keywords?|tl;?dr|primary area|supplementary material|code of ethics|code of conduct|submission guidelines|submission number|submission length|submission type|anonymous url|reviewer certification|student paper|area|add|anthology id|address|editors?|sig|publisher|note|pages|language|bibkey|copy citation|video|software|cite \(acl\)|cite \(informal\)|msc classes|acm classes|report number|current browse context|change to browse by|from|dataset|revision)$/i,
    "other",
  ],
];
/** "Title: …", "Cite (ACL):". */
const LABEL = /^([A-Za-z][A-Za-z ;()]{1,24}?)\s?[:：]/;

/** Dates as the sites print them. */
const DATES: readonly RegExp[] = [
  /^\[Submitted on ([^\](,]{4,40})/i,
  /^Submitted (?:[^;,]{4,40}(?:, \d{4})?; v1 submitted )?(\d[^;,]{4,30}, \d{4}|\d[^;,]{4,30})[;.].*originally announced/i,
  /^(\d{1,2} [A-Z][a-z]{2,8} \d{4})(?:,| \(modified)/,
  /^Published(?::| on) ([A-Za-z0-9 ]{5,16}(?:, \d{4})?)/i,
  /^(?:[A-Z][^.]{1,80})?\. ?((?:19|20)\d\d(?: [A-Z][a-z]{2}(?:[ -]\w{1,3})?)?)[;:][^.]{0,60}\./,
];

/** Lines of ids: "arXiv:2505.01234", "PMID: 1 PMCID: PMC1 DOI: 10.1/x", the head of an entry of a list. */
const ID_LINE =
  /^(?:\[\d{1,5}\]|\d{1,5}\.)?\s{0,8}arXiv:\s?\S{5,40}(?:$|\s*[[(])|^arxiv logo|^PMID:\s?\d|^\(or arXiv:|^https?:\/\/\S{1,500}$/i;

/** Menu entries, buttons and notices, each a whole line. */
const MENU = new RegExp(
  `^(?:${[
    // All sites
    "skip to (?:main )?(?:page )?content|search(?: openreview)?\\W{0,3}|log ?in|sign (?:in|up)|login|share|save|email|send to|donate|menu|pdf|bibtex|citations?|figures?|references|similar articles|cited by|figures",
    // arXiv
    "cornell university|we gratefully acknowledge support from.*|help \\| advanced search|all fields|access paper.*|view (?:a )?pdf.*|html \\(experimental\\).*|tex source|other formats|view license|[<>]? ?prev .*|new \\| recent.*|references & citations|nasa ads|google scholar|semantic scholar|export bibtex.*|bookmark|bibsonomy.*|bibliographic tools.*|code, data.*|demos?|related papers|about arxivlabs|which authors of this paper.*|submission history|focus to learn more|loading\\.*|(?:new|cross|replacement) ?submissions.*|replacements.*|showing .{1,80}|total of \\d+ entries.*|see recent articles|search v\\d.*|\\d+ results per page.*|[a-z]{2,20}(?: [a-z]{2,20}){0,3} > [a-z].{2,60}|[\\w-]{2,12}\\.[A-Z]{2}|cs|stat|math|physics|eess|q-bio|q-fin|econ",
    // OpenReview
    "openreview\\.net|back arrow|(?:back to|go to) .{2,80} homepage|download pdf|everyone|revisions|discussion|public comment|official (?:comment|review).*|\\d+ repl(?:y|ies).*",
    // ACL Anthology
    "acl anthology|(?:news|faq|corrections|submissions)\\(current\\)|github|correct metadata for.*|correct metadata|pdf cite.*|bibtex markdown.*|more options.*|search\\.\\.\\.",
    // Hugging Face
    "hugging face(?:'s logo)?|models|datasets|spaces|buckets|posts|docs|enterprise|pricing|papers|community|upvote|\\+?\\d{1,6}|-|#\\d+ paper of the (?:day|week|month)|view arxiv page|project page|add to collection|paper (?:author|submitter)|reply|edited .{2,20}",
    // PubMed
    "an official website of .*|here's how you know.*|nih nlm logo|account|advanced(?: clipboard)?(?: user guide)?|clipboard|user guide|create (?:file|alert|rss)|display options|actions|page navigation|affiliations? (?:expand|collapse|\\d.*)|pubmed disclaimer|conflict of interest statement|full text links.*|free (?:pmc )?article|(?:randomized controlled trial|review|meta-analysis|observational study|comparative study)",
  ].join("|")})$`,
  "i",
);
/** A notice that ends an abstract. */
const NOTICE = /^(?:©|\(c\) \d{4}|copyright\b)/i;
/** Buttons that the browser joins with others: "View PDFHTML (experimental)"; alone also with one wrong character. */
const BUTTONS = ["View PDF", "Download PDF", "Access Paper"] as const;
const GENERATED = /^(?:AI[- ]generated summary|generated by .{1,80})$/i;
const TEXT_LIMIT = 400;

/** Classifies a line; the order of the tests matters, as "Authors:" is a label and "Papers" a menu entry. */
export function readPageLine(raw: string): PageLine {
  const text = raw.replace(/\u00a0/g, " ").trim();
  if (text === "") return { type: "blank" };
  if (/^[,·|•]{1,3}$/.test(text)) return { type: "menu", text };
  if (/^abstract$/i.test(text)) return { type: "field", name: "abstract", text: "" };
  const [start = "", label = ""] = LABEL.exec(text) ?? [];
  const name = label === "" ? undefined : FIELDS.find(([pattern]) => pattern.test(label))?.[1];
  if (name !== undefined && !ID_LINE.test(text)) return { type: "field", name, text: text.slice(start.length).trim() };
  if (text.length > TEXT_LIMIT) return { type: "text", text };
  if (GENERATED.test(text)) return { type: "generated" };
  const date = DATES.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  if (date !== undefined) return { type: "field", name: "date", text: `${date}\n${text}` };
  if (ID_LINE.test(text)) return { type: "field", name: "id", text };
  if (MENU.test(text) || NOTICE.test(text) || isButton(text)) return { type: "menu", text };
  return { type: "text", text };
}

const isButton = (text: string): boolean =>
  BUTTONS.some((button) => text.startsWith(button) || isWithinEdits(text, button, 1));

/** Signs of a copied page, which other texts do not have; two of them suffice. */
const SIGNS: readonly RegExp[] = [
  /^\[Submitted on /m,
  /^Submission history\s*$/m,
  /^Cite as:\s*arXiv:/m,
  /^(?:View PDF|Download PDF)/m,
  /^HTML \(experimental\)/m,
  /^Access Paper:/m,
  /^(?:\[\d{1,5}\]|\d{1,5}\.)\s{1,8}arXiv:\S{5,20}\s{1,4}\[pdf/m,
  /^Subjects:\s{1,8}[^\n]{3,80}\([a-z-]{2,12}(?:\.[A-Za-z-]{2,12})?\)/m,
  /^Total of \d{1,6} entries/m,
  /△ Less\s*$/m,
  /originally announced/m,
  /^OpenReview\.net\s*$/m,
  /homepage\s*$/m,
  /^TL;DR:/m,
  /^(?:Primary Area|Submission Number|Code Of Ethics|Submission Guidelines):/m,
  /^Anthology ID:/m,
  /^Bibkey:/m,
  /^Cite \((?:ACL|Informal)\):/m,
  /^View arXiv page\s*$/m,
  /^(?:Upvote|Add to collection)\s*$/m,
  /^arxiv:\d{4}\.\d{4,5}\s*$/m,
  /paper of the (?:day|week|month)\s*$/m,
  /^PMID:\s?\d{1,9}\b/m,
  /^PubMed Disclaimer\s*$/m,
  /^Affiliations? (?:expand|collapse)?\s*$/m,
  /^Display options\s*$/m,
];

/** Counts different signs of a copied page in a text. */
export const countPageSigns = (head: string): number => SIGNS.filter((sign) => sign.test(head)).length;

/** Counts the lines that only a page has: buttons, menus, and other signs of a copied page. */
export const countPageLines = (lines: readonly string[]): number =>
  lines.filter((line) => readPageLine(line).type === "menu" || countPageSigns(line) > 0).length;
