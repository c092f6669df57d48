import { addToGroup } from "@/lib/format/group-by";
import type { ParseResult } from "@/lib/paper/parse-result";
import type { FormatInput, Line } from "../input/format";
import { RecordSize } from "../input/limits";
import { repairedIssue, type SourceLocation, skippedIssue } from "../input/raw-paper";

/** A field that starts in a line: its tag and the first line of its value. */
export interface TaggedLine {
  readonly tag: string;
  readonly value: string;
}

/** Layout of a format in which every field starts with a tag at the start of a line. */
export interface TagLayout {
  /** Reads the tag of a line; null if the line starts no field. */
  readonly readTag: (text: string) => TaggedLine | null;
  /** Returns the text that continues the field with this tag; null for a line that belongs to no field. */
  readonly readContinuation: (text: string, tag: string) => string | null;
  readonly startTag: string;
  readonly endTag?: string;
  /** Tags of the title, and of the abstract. */
  readonly titleTags: readonly string[];
  readonly abstractTags: readonly string[];
  /**
   * Finds a tag within a title or an abstract, where a lost line end puts the next field; null without one.
   * @param hasTag true for the tags that the record has in their place
   */
  readonly findTagInText: (text: string, hasTag: (tag: string) => boolean) => string | null;
  /** Tags outside of records, such as the header of the file. */
  readonly fileTags?: ReadonlySet<string>;
  /** Joins the lines of a value; a space by default. */
  readonly lineEnd?: string;
}

/** Values of a record by tag; each value is the list of its lines. */
export class TaggedFields {
  private readonly byTag = new Map<string, string[][]>();

  /** @param lineEnd joins the lines of a value */
  constructor(private readonly lineEnd: string) {}

  /** Opens a field and returns its lines, to which continuations are added. */
  open({ tag, value }: TaggedLine): string[] {
    const lines = value === "" ? [] : [value];
    addToGroup(this.byTag, tag, lines);
    return lines;
  }

  has(tag: string): boolean {
    return this.byTag.has(tag);
  }

  /** Lists the values under these tags, with their lines joined. */
  values(...tags: readonly string[]): string[] {
    return tags
      .flatMap((tag) => this.byTag.get(tag) ?? [])
      .map((lines) => lines.join(this.lineEnd).trim())
      .filter((text) => text !== "");
  }

  /** Lists all lines under these tags, of which each is one value. */
  lines(...tags: string[]): string[] {
    return tags
      .flatMap((tag) => this.byTag.get(tag) ?? [])
      .flat()
      .map((line) => line.trim())
      .filter((line) => line !== "");
  }
}

interface OpenRecord {
  readonly line: number;
  readonly fields: TaggedFields;
  readonly size: RecordSize;
  openField: { readonly tag: string; readonly lines: string[] } | null;
}

/**
 * Parses the papers of a tagged format. A line that belongs to no field closes the field before it and is reported. Fields
 * outside of a record and a record with a field inside its title or abstract are skipped.
 */
export async function* parseTaggedRecords(
  { source, lines, restated }: FormatInput,
  layout: TagLayout,
  read: (fields: TaggedFields, location: SourceLocation) => readonly ParseResult[],
): AsyncGenerator<ParseResult> {
  let record: OpenRecord | null = null;
  /** True after fields outside of a record were reported. */
  let isReported = false;
  const finish = ({ line, fields, size }: OpenRecord): readonly ParseResult[] => {
    const place = { source, restated, locator: `line ${line}` };
    const fault = size.fault ?? findJoinedField(fields, layout);
    return fault === null ? read(fields, place) : [skippedIssue(place, fault, fields.values(...layout.titleTags)[0])];
  };
  for await (const line of lines) {
    const field = layout.readTag(line.text);
    const isStart = field?.tag === layout.startTag;
    if (record && (isStart || (field && field.tag === layout.endTag))) {
      yield* finish(record);
      record = null;
      isReported = false;
    } else if (!record && field && !isStart && !layout.fileTags?.has(field.tag) && !isReported) {
      isReported = true;
      const message = `fields without the start of a record (${layout.startTag}), skipped`;
      yield skippedIssue({ source, locator: `line ${line.number}` }, message, line.text);
    }
    if (isStart)
      record = {
        line: line.number,
        fields: new TaggedFields(layout.lineEnd ?? " "),
        size: new RecordSize(),
        openField: null,
      };
    if (record?.size.takes(line.text)) yield* addLine(record, line, field, layout, source);
  }
  if (record) yield* finish(record);
}

/** Message if another field is inside the title or the abstract, else null. */
function findJoinedField(fields: TaggedFields, { titleTags, abstractTags, findTagInText }: TagLayout): string | null {
  const hasTag = (tag: string): boolean => fields.has(tag);
  for (const [name, tags] of [["title", titleTags] as const, ["abstract", abstractTags] as const]) {
    const tag = findTagInText(fields.values(...tags)[0] ?? "", hasTag);
    if (tag !== null) return `the field ${tag} is inside the ${name}; put it on a line of its own`;
  }
  return null;
}

function* addLine(
  record: OpenRecord,
  { text, number }: Line,
  field: TaggedLine | null,
  layout: TagLayout,
  source: string,
): Generator<ParseResult> {
  if (field) {
    record.openField = layout.fileTags?.has(field.tag) ? null : { tag: field.tag, lines: record.fields.open(field) };
    return;
  }
  const more = layout.readContinuation(text, record.openField?.tag ?? "");
  if (more !== null) record.openField?.lines.push(more);
  else if (text.trim() !== "") {
    record.openField = null;
    yield repairedIssue({ source, locator: `line ${number}` }, "a line outside of any field, left out", text);
  }
}
