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
import { isPlainFile, openOutput, writeOutput } from "./output";
import { UsageError } from "./usage-error";
import { readVersion } from "./version";

/** Option `--to FORMAT`, with the formats of a command. */
export function toOption(formats: readonly ExportFormat[]): Option {
  const names = formats.map((format) => format.name);
  return new Option(
    "--to <format>",
    `output format: ${names.join(", ")} (default: by the extension of -o, else ndjson)`,
  ).argParser((name) => {
    if (!names.includes(name)) throw new InvalidArgumentError(`Expected one of ${names.join(", ")}.`);
    return name;
  });
}

/** Option `--no-meta`. */
export function noMetaOption(): Option {
  return new Option("--no-meta", "do not write FILE.meta.json with the provenance");
}

export interface WriteOptions extends Pick<ExportOptions, "bom" | "columns" | "facts"> {
  readonly to?: string | undefined;
  /** Formats that the command can write. */
  readonly formats: readonly ExportFormat[];
  /** Output file; standard output if undefined. */
  readonly output?: string | undefined;
  /** True to write provenance to FILE.meta.json for formats that cannot embed it. */
  readonly meta: boolean;
  /** Provenance for comment lines before the first row of a CSV, computed beforehand. */
  readonly headerProvenance?: Provenance | undefined;
  /** Query or inputs of the claims. */
  readonly from: Pick<Origin, "query" | "inputs">;
  /** When aborted, the incomplete output file is removed. */
  readonly signal?: AbortSignal;
}

/** Creates the origin of an export that starts now. */
export function createOrigin(from: WriteOptions["from"]): Origin {
  return { program: `claimboard ${readVersion()}`, ...from, date: new Date().toISOString() };
}

/** Writes claims as a stream and returns their count; removes the file if it cannot be completed. */
export async function writeClaims(claims: ClaimIterable, options: WriteOptions): Promise<number> {
  const { output: file, signal, from, columns, headerProvenance, meta } = options;
  const format = chooseFormat(options);
  rejectTerminal(format, file);
  const tracked = trackProvenance(claims, createOrigin(from));
  const output = openOutput(file);
  try {
    for await (const piece of format.write(tracked.claims, toExportOptions(options, tracked.provenance))) {
      if (signal?.aborted) break;
      await output.write(piece);
    }
    if (!signal?.aborted && headerProvenance && headerProvenance.data !== tracked.provenance().data)
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
    await writeOutput(`${file}.meta.json`, [formatSidecar(tracked.provenance(), toSidecarHead(file, format, columns))]);
  return tracked.provenance().claims;
}

function toExportOptions(
  { bom = false, columns, facts, headerProvenance }: WriteOptions,
  provenance: () => Provenance,
): ExportOptions {
  return { bom, columns, facts, provenance, comment: headerProvenance ? formatProvenanceLines(headerProvenance) : [] };
}

const toSidecarHead = (file: string, { name }: ExportFormat, columns: readonly string[] = []) => ({
  file: basename(file),
  format: name,
  columns: columns.length > 0 ? columns : null,
});

/** Refuses to print binary data to a terminal. */
function rejectTerminal(format: ExportFormat, file: string | undefined): void {
  if (!format.binary || (file !== undefined && file !== "-") || !process.stdout.isTTY) return;
  throw new UsageError(`${format.name} is binary and cannot be printed to a terminal; use -o FILE or a pipe`);
}

/** Chooses the format by `--to`, else by the file extension; NDJSON without an extension. @throws UsageError */
export function chooseFormat({ to, output, formats }: Pick<WriteOptions, "to" | "output" | "formats">): ExportFormat {
  const ending = /\.([a-z0-9]{1,12})$/i.exec(output ?? "")?.[1] ?? "ndjson";
  const format = findExportFormat(to ?? (ending === "jsonl" ? "ndjson" : ending));
  if (format && formats.includes(format)) return format;
  const names = formats.map(({ name }) => name).join(", ");
  throw new UsageError(`the extension of ${output} is not a known output format; use --to with one of ${names}`);
}
