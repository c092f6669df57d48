import { selectDate } from "@/lib/paper/parse-day";
import type { ParseResult } from "@/lib/paper/parse-result";
import type { Format } from "../input/format";
import { removeFullStop, toPubmedUrl } from "../input/normalize-record";
import { type SourceLocation, toParseResults } from "../input/raw-paper";
import { parseTaggedRecords, type TaggedFields, type TagLayout } from "./tagged-records";

const TAG = /^([A-Z][A-Z\d ]{3})- ?(.*)$/;
const CONTINUATION = /^ {6}(.*)$/;
/** A tag within a text: four columns and a hyphen, also directly after a word. */
const TAG_IN_TEXT =
  /(?:(?:AB|AD|AU|CI|CN|DP|IP|IS|JT|LA|LR|MH|OT|PG|PL|PT|RN|SB|SO|TA|TI|VI) {2}|FAU |LID |PMID|AUID|STAT|CRDT)- (?=\S)/;
const DOI = " [doi]";

const LAYOUT: TagLayout = {
  readTag: (text) => {
    const [, tag, value = ""] = TAG.exec(text) ?? [];
    return tag === undefined ? null : { tag: tag.trim(), value };
  },
  readContinuation: (text) => CONTINUATION.exec(text)?.[1]?.trim() ?? null,
  startTag: "PMID",
  titleTags: ["TI", "BTI"],
  abstractTags: ["AB"],
  findTagInText: (text) => TAG_IN_TEXT.exec(text)?.[0].slice(0, 4).trim() ?? null,
};

/** PubMed format for reference managers (MEDLINE, `.nbib`). */
export const nbib: Format = {
  name: "nbib",
  label: "PubMed for reference managers (.nbib, MEDLINE)",
  detect: (head) => (/^\s{0,20}PMID- \d/.test(head) ? 0.97 : /^PMID- \d/m.test(head) ? 0.6 : 0),
  parse: (input) => parseTaggedRecords(input, LAYOUT, readFields),
};

function readFields(fields: TaggedFields, location: SourceLocation): readonly ParseResult[] {
  const one = (...tags: readonly string[]): string => fields.values(...tags)[0] ?? "";
  const fullNames = fields.values("FAU");
  const names = fullNames.length > 0 ? fullNames : fields.values("AU");
  return toParseResults(
    {
      title: removeFullStop(one(...LAYOUT.titleTags)),
      abstract: one(...LAYOUT.abstractTags),
      authors: [...names.map((familyFirst) => ({ familyFirst })), ...fields.values("CN")],
      date: selectDate(fields.values("DEP", "DP")),
      links: [toPubmedUrl(one("PMID"))],
      ids: fields.values("LID", "AID").flatMap((id) => (id.endsWith(DOI) ? id.slice(0, -DOI.length) : [])),
      venue: one("JT", "TA") || null,
    },
    location,
  );
}
