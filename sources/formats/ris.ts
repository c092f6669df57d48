import { splitNamesAtAnd } from "@/lib/paper/authors";
import { selectDate } from "@/lib/paper/parse-day";
import type { ParseResult } from "@/lib/paper/parse-result";
import type { Format } from "../input/format";
import { decodeEntityReferences } from "../input/html-to-text";
import { type SourceLocation, toParseResults } from "../input/raw-paper";
import { parseTaggedRecords, type TaggedFields, type TagLayout } from "./tagged-records";

const TAG = /^\uFEFF?([A-Z][A-Z0-9]) {1,2}-(?: |$)(.*)$/;
const KNOWN_TAG =
  "(?:T[123IY]|A[1-4BDNU]|C[1-8AY]|D[ABOP]|E[NPRT]|I[DS]|J[AFO9I]|KW|L[1-4ABK]|M[1-3]|N[12V]|P[BPUIY]|RN|S[EINPT]|U[1-5RT]|V[LO]|W[EC]|Y[12])";
/** A damaged or unknown tag, which must not become part of the field before it; a known tag also with other signs before its hyphen. */
const OTHER_TAG = new RegExp(
  String.raw`^(?:\s{0,3}\S{1,3} {2}- | {2}- (?=[A-Z\d])|[A-Z][A-Z0-9] {2}(?:-\S|\S | \S)|[A-Z][A-Z0-9](?:[^A-Z\d\s-] ?- | {1,2}[^\w\s-]- | \d- (?=[A-Z]))|${KNOWN_TAG}(?:\s.{0,4}?-(?:\s|$)|[A-Z\d] ?- (?=[A-Z])))`,
);
/** A usual tag within a text, also directly after a word. */
const TAG_IN_TEXT = new RegExp(`${KNOWN_TAG} {2}- `);

const LAYOUT: TagLayout = {
  readTag: (text) => {
    const [, tag, value = ""] = TAG.exec(text) ?? [];
    return tag === undefined ? null : { tag, value };
  },
  readContinuation: (text) => (OTHER_TAG.test(text) ? null : text),
  startTag: "TY",
  endTag: "ER",
  titleTags: ["TI", "T1"],
  abstractTags: ["AB", "N2"],
  findTagInText: (text) => TAG_IN_TEXT.exec(text)?.[0].slice(0, 2) ?? null,
  lineEnd: "\n",
};

/** RIS as exported by reference managers and publishers. */
export const ris: Format = {
  name: "ris",
  label: "RIS",
  detect: (head) => (/^\s{0,20}TY {1,2}- /m.test(head) ? (/^\s{0,20}TY {1,2}- /.test(head) ? 0.97 : 0.6) : 0),
  parse: (input) => parseTaggedRecords(input, LAYOUT, readFields),
};

function readFields(fields: TaggedFields, location: SourceLocation): readonly ParseResult[] {
  return toParseResults(
    {
      title: fields.values(...LAYOUT.titleTags)[0] ?? "",
      abstract: decodeEntityReferences(fields.values(...LAYOUT.abstractTags)[0] ?? ""),
      // Some programs write all authors in one line, joined by "and".
      authors: fields
        .values("AU", "A1")
        .flatMap(splitNamesAtAnd)
        .map((familyFirst) => ({ familyFirst })),
      date: selectDate(fields.values("DA", "PY", "Y1", "Y2")),
      links: fields.values("UR", "L1", "LK"),
      ids: fields.values("DO", "AN", "JO"),
      venue: fields.values("T2", "JO", "JF", "JA", "BT")[0] ?? null,
    },
    location,
  );
}
