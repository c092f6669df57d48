import { parseDocument } from "yaml";
import { formatInteger } from "@/lib/format/format-integer";
import type { ParseResult } from "@/lib/paper/parse-result";
import { findFieldName, isRawRecord } from "../input/field-names";
import { type Format, type FormatInput, WHOLE_FILE } from "../input/format";
import { FRONT_MATTER_CHARACTERS, FRONT_MATTER_LINES, RecordSize } from "../input/limits";
import { parseRecord } from "../input/parse-record";
import { type SourceLocation, skippedIssue } from "../input/raw-paper";

const FENCE = /^---\s*$/;
const HEADING = /^#{1,6}\s/;
const ABSTRACT = /^#{1,6}\s+abstract\b/i;

/** One paper per file: YAML fields between two lines of `---`, followed by the abstract. */
export const frontMatter: Format = {
  name: "front-matter",
  label: "Markdown file with YAML front matter, one paper a file",
  detect: (head, map) => {
    const lines = head.trimStart().split(/\r?\n/, 400);
    const end = lines.findIndex((line, i) => i > 0 && FENCE.test(line));
    if (!FENCE.test(lines[0] ?? "") || end < 0) return 0;
    const names = lines.slice(1, end).map((line) => /^([\w -]{1,40}):/.exec(line)?.[1] ?? "");
    const hasOtherField = (["authors", "date", "id", "doi", "url"] as const).some((field) =>
      findFieldName(names, field, map),
    );
    return findFieldName(names, "title", map) && hasOtherField ? 0.9 : 0;
  },
  parse: readFile,
};

/** A field after a sentence, as its line end was lost. */
const JOINED_FIELD =
  /(?<=[.!?…"”)]\S{0,3}\s?)(title|authors?|date|venue|journal|url|doi|keywords|tags|categories|link|pdf): \S/;

/** True for a text with fields of YAML that other formats do not have: folded text, and a list of names. */
export const hasYamlFields = (text: string): boolean => /\babstract: ?[>|]\s*$|^authors: \[\p{L}/mu.test(text);

const tooLong = (limit: number, what: string): string =>
  `too long for one paper: more than ${formatInteger(limit)} ${what}; shorten it, or use another format`;

async function* readFile({ source, lines, restated, fieldMap }: FormatInput): AsyncGenerator<ParseResult> {
  const head: string[] = [];
  const body: string[] = [];
  const size = new RecordSize();
  let [fences, headSize] = [0, 0];
  for await (const { text } of lines) {
    if (!size.takes(text)) return yield skippedIssue({ source, locator: WHOLE_FILE }, size.fault ?? "");
    if (fences < 2 && FENCE.test(text)) fences++;
    else if (fences === 1) {
      head.push(text);
      headSize += text.length + 1;
    } else if (fences === 2) body.push(text);
    if (head.length + body.length > FRONT_MATTER_LINES)
      return yield skippedIssue({ source, locator: WHOLE_FILE }, tooLong(FRONT_MATTER_LINES, "lines"));
    if (headSize > FRONT_MATTER_CHARACTERS)
      return yield skippedIssue(
        { source, locator: WHOLE_FILE },
        tooLong(FRONT_MATTER_CHARACTERS, "characters in its front matter"),
      );
  }
  const location: SourceLocation = { source, restated, locator: "line 1" };
  const document = parseDocument(head.join("\n"), { logLevel: "silent" });
  const [error] = document.errors;
  if (error) {
    const line = (error.linePos?.[0].line ?? 0) + 1;
    return yield skippedIssue(
      { source, locator: `line ${line}` },
      `invalid YAML: ${error.message.split(/ at line|\n/)[0]}`,
    );
  }
  const fields = tryOrNull(() => document.toJS({ maxAliasCount: 20 }));
  if (!isRawRecord(fields)) return yield skippedIssue(location, "no fields in the front matter", head.join("\n"));
  const joined = JOINED_FIELD.exec(typeof fields.abstract === "string" ? fields.abstract : "")?.[1];
  if (joined !== undefined)
    return yield skippedIssue(location, `the field ${joined} is inside the abstract; put it on a line of its own`);
  const abstractField = findFieldName(Object.keys(fields), "abstract", fieldMap);
  yield* parseRecord(abstractField ? fields : { ...fields, abstract: findAbstract(body) }, location, fieldMap);
}

/** Returns the text under a heading "Abstract", or all text before the first heading. */
function findAbstract(body: readonly string[]): string {
  const start = body.findIndex((line) => ABSTRACT.test(line)) + 1;
  const text = body.slice(start);
  const end = text.findIndex((line) => HEADING.test(line));
  return (end < 0 ? text : text.slice(0, end)).join("\n");
}

/** Returns null if the parser throws, as it does for exponentially growing aliases. */
function tryOrNull(work: () => unknown): unknown {
  try {
    return work();
  } catch {
    return null;
  }
}
