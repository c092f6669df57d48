import { selectDate } from "@/lib/paper/parse-day";
import type { ParseResult } from "@/lib/paper/parse-result";
import type { Format } from "../input/format";
import { decodeEntityReferences } from "../input/html-to-text";
import { type SourceLocation, toParseResults } from "../input/raw-paper";
import { parseTaggedRecords, type TaggedFields, type TagLayout } from "./tagged-records";

const TAG = /^%([0-9A-Z@?!#$*&+~^<>|()[\]])(?:\s(.*))?$/;
/** A tag within a text, also directly after a word; after a digit it is a percentage. */
const TAG_IN_TEXT = /(?:(?<![\dA-Z\\]\s?)%[0-9A-Z@+] (?=\S)|(?<=[\p{Ll}\s.!?][A-Z])%[A-Z@+] (?=\p{Lu}|https?:))/u;

/** A tag without its percent sign below a title; "A" and "I" are words, except before "Lee, Ann". */
const DAMAGED_TAG =
  /^\s?(?:A \p{Lu}[\p{L}'’-]{1,30}, \p{Lu}|(?:[^\d\s]?[BJKRU]|[B-HJ-Z]|[^\p{L}\p{N}\s][A-Z0-9@+]) \S)/u;
/** An unknown tag, or one whose percent sign is unreadable. */
const DAMAGED_PERCENT =
  /^(?:\S?0 (?:Journal Article|Conference|Book|Thesis|Generic)|\S?%\+ |%|\s(?:\+ |R 10\.|D \d{4}$)|\S?\+ \p{Lu}|[^\p{L}\p{N}\s$\\(+=<>-][A-Z0-9@+] )/u;

const LAYOUT: TagLayout = {
  readTag: (text) => {
    const [, tag, value = ""] = TAG.exec(text) ?? [];
    return tag === undefined ? null : { tag, value };
  },
  readContinuation: (text, tag) =>
    DAMAGED_PERCENT.test(text) || (tag === "T" && DAMAGED_TAG.test(text)) ? null : text,
  startTag: "0",
  titleTags: ["T"],
  abstractTags: ["X"],
  findTagInText: (text) => TAG_IN_TEXT.exec(text)?.[0].trim() ?? null,
};

/** EndNote tagged format (refer, `.enw`), also from ACM, Google Scholar and publishers. */
export const endnote: Format = {
  name: "endnote",
  label: "EndNote, tagged: %0, %T, %X",
  detect: (head) => (/^%0 \S/m.test(head) && /^%T \S/m.test(head) ? (/^\s{0,20}%0 /.test(head) ? 0.97 : 0.6) : 0),
  parse: (input) => parseTaggedRecords(input, LAYOUT, readFields),
};

function readFields(fields: TaggedFields, location: SourceLocation): readonly ParseResult[] {
  const authors = fields.values("A").map((name) => ({ familyFirst: name.replace(/,$/, "") }));
  return toParseResults(
    {
      title: fields.values(...LAYOUT.titleTags)[0] ?? "",
      abstract: decodeEntityReferences(fields.values(...LAYOUT.abstractTags)[0] ?? ""),
      authors,
      date: selectDate(fields.values("8", "7", "D")),
      links: fields.values("U", ">"),
      ids: fields.values("R", "M"),
      venue: fields.values("J", "B", "S")[0] ?? null,
    },
    location,
  );
}
