import { basename } from "node:path";
import { InvalidArgumentError, Option } from "commander";
import { type ClaimIterable, ExportError, type ExportFormat, type ExportOptions } from "@/exporters/format";
import { findExportFormat } from "@/exporters/formats";
import {
  formatProvenanceLines,
  formatSidecar,
  type Origin,
  type Provenance,
  trackProvenance,
} from "@/exporters/provenance";
import { isPlainFile, openOutput } from "./output";
import { UsageError } from "./usage-error";
import { readVersion } from "./version";

/** `--to FORMAT`, one of those that a command writes */
export function toOption(formats: readonly ExportFormat[]): Option {
  const names = formats.map((format) => format.name);
  return new Option(
    "--to <format>",
    `the format: ${names.join(", ")} (default: by the ending of -o, else ndjson)`,
  ).argParser((name) => {
    if (!names.includes(name)) throw new InvalidArgumentError(`Formats are ${names.join(", ")}.`);
    return name;
  });
}

/** `--no-meta` */
export function noMetaOption(): Option {
  return new Option("--no-meta", "no FILE.meta.json that says where the claims come from");
}

export interface WriteOptions extends Pick<ExportOptions, "bom" | "columns"> {
  readonly to?: string | undefined;
  /** What the command writes. */
  readonly formats: readonly ExportFormat[];
  /** The file; standard output where left out. */
  readonly output?: string | undefined;
  /** Whether a file that says where the claims come from is put beside one that cannot. */
  readonly meta: boolean;
  /** What a CSV says of itself in comments before its first row, found out beforehand. */
  readonly headerProvenance?: Provenance | undefined;
  /** Where the claims come from. */
  readonly from: Pick<Origin, "query" | "inputs">;
  /** Where it is aborted, the claims end early: a file of them would be a part that looks whole. */
  readonly signal?: AbortSignal;
}

/** The origin of claims that are written now. */
export function createOrigin(from: WriteOptions["from"]): Origin {
  return { program: `claimboard ${readVersion()}`, ...from, date: new Date().toISOString() };
}

/** Writes claims as they come, and says how many; a file that cannot be finished is not left behind. */
export async function writeClaims(claims: ClaimIterable, options: WriteOptions): Promise<number> {
  const { output: file, signal, from, columns, headerProvenance, meta } = options;
  const format = chooseFormat(options);
  rejectTerminal(format, file);
  const traced = trackProvenance(claims, createOrigin(from));
  const output = openOutput(file);
  try {
    for await (const piece of format.write(traced.claims, toExportOptions(options, traced.provenance))) {
      if (signal?.aborted) break;
      await output.write(piece);
    }
    if (!signal?.aborted && headerProvenance && headerProvenance.data !== traced.provenance().data)
      throw new Error("the claims changed while they were written; try again");
  } catch (error) {
    await output.abort();
    throw error instanceof ExportError ? new UsageError(error.message) : error;
  }
  if (signal?.aborted) {
    await output.abort();
    return 0;
  }
  await output.finish();
  if (file !== undefined && isPlainFile(file) && meta && !format.embedsProvenance)
    await writeSidecar(file, formatSidecar(traced.provenance(), toSidecarHead(file, format, columns)));
  return traced.provenance().claims;
}

function toExportOptions(
  { bom = false, columns, headerProvenance }: WriteOptions,
  provenance: () => Provenance,
): ExportOptions {
  return { bom, columns, provenance, comment: headerProvenance ? formatProvenanceLines(headerProvenance) : [] };
}

const toSidecarHead = (file: string, { name }: ExportFormat, columns: readonly string[] = []) => ({
  file: basename(file),
  format: name,
  columns: columns.length > 0 ? columns : null,
});

async function writeSidecar(file: string, text: string): Promise<void> {
  const output = openOutput(`${file}.meta.json`);
  await output.write(text);
  await output.finish();
}

/** Bytes that are no text would steer the terminal. */
function rejectTerminal(format: ExportFormat, file: string | undefined): void {
  if (!format.binary || (file !== undefined && file !== "-") || !process.stdout.isTTY) return;
  throw new UsageError(`${format.name} is nothing for a terminal; name a file with -o or send it into a pipe`);
}

/** By `--to`, else by the ending of the file; a file without one is NDJSON. */
export function chooseFormat({ to, output, formats }: Pick<WriteOptions, "to" | "output" | "formats">): ExportFormat {
  const ending = /\.([a-z0-9]{1,12})$/i.exec(output ?? "")?.[1] ?? "ndjson";
  const format = findExportFormat(to ?? (ending === "jsonl" ? "ndjson" : ending));
  if (format && formats.includes(format)) return format;
  const names = formats.map(({ name }) => name).join(", ");
  throw new UsageError(`the ending of ${output} names no format that is written here; --to takes ${names}`);
}
