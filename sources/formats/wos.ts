import { selectDate } from "@/lib/paper/parse-day";
import type { ParseResult } from "@/lib/paper/parse-result";
import type { Format } from "../input/format";
import { decodeEntityReferences } from "../input/html-to-text";
import { type SourceLocation, toParseResults } from "../input/raw-paper";
import { parseTaggedRecords, type TaggedFields, type TagLayout } from "./tagged-records";

const TAG = /^([A-Z][A-Z0-9])(?: (.*))?$/;
const CONTINUATION = /^ {2,8}(\S.*)$/;
/** Tags that follow a title or an abstract, with the beginning of their usual values: words such as "SO" are no tags. */
const TAG_IN_TEXT =
  /(?:(?<![\p{Lu}\d-])|(?<=[\p{Ll}.!?)][\p{Lu}\p{N}-]))(?:SO (?=[A-Z]{3})|C1 (?=\[[A-Z]|(?:Univ|Inst|Dept|Natl|Coll|Acad)\b)|C3 (?=(?:[A-Z][\p{L}.-]{0,30} ){0,3}(?:Univ|Inst|Acad|Coll))|RP (?=[A-Z][\p{L}'’-]{1,30}, [A-Z])|EM (?=\S{1,60}@)|FU (?=[A-Z][^[\n]{2,150}\[)|CR (?=[A-Z][\p{L}'’-]{1,30},? [A-Z]{1,3}, \d{4},)|(?:NR|TC|Z9) (?=\d)|PU (?=[A-Z]{3})|DI (?=10\.))/gu;

const LAYOUT: TagLayout = {
  readTag: (text) => {
    const [, tag, value = ""] = TAG.exec(text) ?? [];
    return tag === undefined ? null : { tag, value };
  },
  readContinuation: (text) => CONTINUATION.exec(text)?.[1] ?? null,
  startTag: "PT",
  endTag: "ER",
  titleTags: ["TI"],
  abstractTags: ["AB"],
  findTagInText: (text, hasTag) =>
    Array.from(text.matchAll(TAG_IN_TEXT), ([tag]) => tag.trim()).find((tag) => !hasTag(tag)) ?? null,
  fileTags: new Set(["FN", "VR", "EF"]),
};

/** Plain text of Web of Science: a tag of two letters, a space, the value; continued lines are indented. */
export const wos: Format = {
  name: "wos",
  label: "Web of Science, plain text",
  detect: (head) => {
    const hasRecord = /^PT [A-Z]\b/m.test(head) && /^TI \S/m.test(head);
    return hasRecord ? (/^\s{0,20}(?:FN|VR|PT) /.test(head) ? 0.97 : 0.6) : 0;
  },
  parse: (input) => parseTaggedRecords(input, LAYOUT, readFields),
};

function readFields(fields: TaggedFields, location: SourceLocation): readonly ParseResult[] {
  const fullNames = fields.lines("AF");
  const names = fullNames.length > 0 ? fullNames : fields.lines("AU");
  return toParseResults(
    {
      title: fields.values(...LAYOUT.titleTags)[0] ?? "",
      abstract: decodeEntityReferences(fields.values(...LAYOUT.abstractTags)[0] ?? ""),
      authors: [...names.map((familyFirst) => ({ familyFirst })), ...fields.values("CA")],
      date: selectDate(fields.values("PD", "PY", "EA")),
      ids: fields.values("DI", "D2", "AR"),
      venue: fields.values("SO")[0] ?? null,
    },
    location,
  );
}
