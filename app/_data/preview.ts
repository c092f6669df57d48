import { ExportError, type ExportFormat } from "@/exporters/format";
import { findExportFormat } from "@/exporters/formats";
import { parquetColumns } from "@/exporters/parquet-schema";
import type { Claim } from "@/lib/claim";
import { type ExportRequest, exportColumns, exportOptions } from "./claim-export";
import { refuse } from "./download";

const MOST_LINES = 40;
const MOST_CHARACTERS = 12_000;

/** The beginning of a file as it will be. */
export interface Preview {
  readonly text: string;
  /** Whether the file goes on. */
  readonly cut: boolean;
}

export async function previewClaims(asked: ExportRequest): Promise<Response> {
  const name = asked.params.get("format") ?? "";
  const format = findExportFormat(name);
  if (!format) return refuse({ dropped: [{ key: "format", value: name, reason: "not a format" }] });
  if (asked.dropped.length > 0) return refuse(asked);
  try {
    const preview = await (format.binary ? describeColumns : readBeginning)(format, asked);
    return Response.json(preview, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    if (error instanceof ExportError) return new Response(`${error.message}\n`, { status: 422 });
    throw error;
  }
}

/** Writes the file and stops when there is enough to look at. */
async function readBeginning(format: ExportFormat, asked: ExportRequest): Promise<Preview> {
  const claims = asked.open();
  let text = "";
  for await (const piece of format.write(claims.claims, exportOptions(format, asked, claims))) {
    text += String(piece);
    if (text.length > MOST_CHARACTERS || text.split("\n").length > MOST_LINES + 1) break;
  }
  await claims.claims.return(undefined);
  const lines = text.split("\n");
  const shown = lines.slice(0, MOST_LINES).join("\n").slice(0, MOST_CHARACTERS);
  return { text: shown.trimEnd(), cut: shown.length < text.length };
}

/** For a file that is no text: its columns, their types, and what the first claim has in them. */
async function describeColumns(format: ExportFormat, asked: ExportRequest): Promise<Preview> {
  const columns = parquetColumns(exportColumns(format, asked));
  const { claims } = asked.open();
  const { value: first } = await claims.next();
  await claims.return(undefined);
  const claim: Claim | undefined = first || undefined;
  const width = Math.max(...columns.map(({ name }) => name.length)) + 2;
  const typeWidth = Math.max(...columns.map(({ type }) => type.length)) + 2;
  const lines = columns.map(({ name, type, cell }) => {
    const value = claim ? JSON.stringify(shownCell(type, cell(claim))).slice(0, 60) : "";
    return `${name.padEnd(width)}${type.padEnd(typeWidth)}${value}`.trimEnd();
  });
  const head = `${"column".padEnd(width)}${"type".padEnd(typeWidth)}${claim ? "first claim" : ""}`.trimEnd();
  return { text: [head, ...lines].join("\n"), cut: false };
}

/** A day is a number in the file, and a date for whoever reads it. */
function shownCell(type: string, value: unknown): unknown {
  return type === "date" && typeof value === "number" ? new Date(value * 86_400_000).toISOString().slice(0, 10) : value;
}
