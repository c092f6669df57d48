import type { ParquetWriter } from "hyparquet-writer";
import { type Claim, SLOTS } from "@/lib/claim/claim";
import { RECORD_KEYS } from "@/lib/claim/claim-json";
import { CLAIM_COLUMNS, type ColumnKey, getCellValue } from "@/lib/claim/columns";
import { claimRecordSchema } from "@/lib/claim/schema";
import { isFullDate } from "@/lib/paper/publication-date";

type Elements = ConstructorParameters<typeof ParquetWriter>[0]["schema"];
type Repetition = "REQUIRED" | "OPTIONAL";
type Cell = string | number | boolean | readonly string[] | object | null;

/** A column of the file: name, schema, value of a claim, and type in words. */
export interface ParquetColumn {
  readonly name: string;
  readonly elements: Elements;
  readonly cell: (claim: Claim) => Cell;
  /** "double", "list of string", "struct of {start, end}" */
  readonly type: string;
}

const INTEGERS: ReadonlySet<string> = new Set(["sentence_index", "k", "evidence_start", "evidence_end"]);
const TYPES: ReadonlyMap<string, string> = new Map(CLAIM_COLUMNS.map(({ key, type }) => [key, type]));

const text = (name: string, repetition_type: Repetition): Elements[number] => ({
  name,
  type: "BYTE_ARRAY",
  converted_type: "UTF8",
  logical_type: { type: "STRING" },
  repetition_type,
});

const integer = (name: string, repetition_type: Repetition): Elements[number] => ({
  name,
  type: "INT32",
  repetition_type,
});

const listOfText = (name: string): Elements => [
  { name, repetition_type: "REQUIRED", converted_type: "LIST", logical_type: { type: "LIST" }, num_children: 1 },
  { name: "list", repetition_type: "REPEATED", num_children: 1 },
  text("element", "REQUIRED"),
];

function toElements(name: string, repetition: Repetition): [elements: Elements, type: string] {
  const type = TYPES.get(name) ?? "text";
  if (type === "list") return [listOfText(name), "list of string"];
  if (type === "flag") return [[{ name, type: "BOOLEAN", repetition_type: repetition }], "boolean"];
  if (type === "date")
    return [
      [{ name, type: "INT32", converted_type: "DATE", logical_type: { type: "DATE" }, repetition_type: repetition }],
      "date",
    ];
  if (type === "text") return [[text(name, repetition)], "string"];
  if (INTEGERS.has(name)) return [[integer(name, repetition)], "int32"];
  return [[{ name, type: "DOUBLE", repetition_type: repetition }], "double"];
}

/** Returns days since 1970; null for an invalid date, and for a year or month alone, which the type cannot express. */
function toDayNumber(iso: unknown): number | null {
  const time = typeof iso === "string" && isFullDate(iso) ? Date.parse(`${iso}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(time) ? null : Math.round(time / 86_400_000);
}

function isNullable(key: ColumnKey): boolean {
  const field = (claimRecordSchema.shape as Readonly<Record<string, { safeParse: (x: null) => { success: boolean } }>>)[
    key
  ];
  return field === undefined || field.safeParse(null).success;
}

function toColumn(key: ColumnKey): ParquetColumn {
  const [elements, type] = toElements(key, isNullable(key) ? "OPTIONAL" : "REQUIRED");
  const cell = (claim: Claim) => getCellValue(claim, key);
  return { name: key, elements, type, cell: TYPES.get(key) === "date" ? (claim) => toDayNumber(cell(claim)) : cell };
}

/** Spans as a struct with a field per slot, each null or a half-open range. */
const SPANS: ParquetColumn = {
  name: "spans",
  type: "struct of slots, each {start, end} or null",
  elements: [
    { name: "spans", repetition_type: "REQUIRED", num_children: SLOTS.length },
    ...SLOTS.flatMap(
      (slot): Elements => [
        { name: slot, repetition_type: "OPTIONAL", num_children: 2 },
        integer("start", "REQUIRED"),
        integer("end", "REQUIRED"),
      ],
    ),
  ],
  cell: ({ spans }) =>
    Object.fromEntries(
      SLOTS.map((slot) => [slot, spans[slot] ? { start: spans[slot][0], end: spans[slot][1] } : null]),
    ),
};

const INFERRED: ParquetColumn = {
  name: "inferred",
  type: "struct of slots, each string or null",
  elements: [
    { name: "inferred", repetition_type: "REQUIRED", num_children: SLOTS.length },
    ...SLOTS.map((slot) => text(slot, "OPTIONAL")),
  ],
  cell: ({ inferred }) => Object.fromEntries(SLOTS.map((slot) => [slot, inferred[slot] ?? null])),
};

/** Returns the requested columns, or all keys of a record with evidence; the confidences of slots are in JSON only. */
export function toParquetColumns(columns: readonly ColumnKey[] | undefined): ParquetColumn[] {
  if (columns) return columns.map(toColumn);
  return RECORD_KEYS.flatMap((key) => {
    if (key === "slot_confidence") return [];
    if (key === "spans") return [SPANS];
    return [key === "inferred" ? INFERRED : toColumn(key)];
  });
}

/** Returns the schema of a file with these columns. */
export function toParquetSchema(columns: readonly ParquetColumn[]): Elements {
  return [{ name: "claims", num_children: columns.length }, ...columns.flatMap((column) => column.elements)];
}
