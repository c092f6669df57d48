import { InvalidArgumentError, Option } from "commander";
import type { Claims, ExportFormat, ExportOptions } from "@/exporters/format";
import { EXPORT_FORMATS, findExportFormat } from "@/exporters/formats";
import { openOutput } from "./output";

/** `--to FORMAT` */
export function toOption(): Option {
  const names = EXPORT_FORMATS.map((format) => format.name);
  return new Option(
    "--to <format>",
    `the format: ${names.join(", ")} (default: by the ending of -o, else ndjson)`,
  ).argParser((name) => {
    if (!names.includes(name)) throw new InvalidArgumentError(`Formats are ${names.join(", ")}.`);
    return name;
  });
}

export interface WriteOptions extends ExportOptions {
  readonly to?: string | undefined;
  /** The file; standard output where left out. */
  readonly output?: string | undefined;
  /** Where it is aborted, the claims end early: a file of them would be a part that looks whole. */
  readonly signal?: AbortSignal;
}

/** Writes claims as they come; a file that cannot be finished is not left behind. */
export async function writeClaims(
  claims: Claims,
  { to, output: file, signal, ...options }: WriteOptions,
): Promise<void> {
  const output = openOutput(file);
  try {
    for await (const text of chooseFormat(to, file).write(claims, options)) await output.write(text);
  } catch (error) {
    await output.abandon();
    throw error;
  }
  await (signal?.aborted ? output.abandon() : output.finish());
}

function chooseFormat(to: string | undefined, file: string | undefined): ExportFormat {
  const ending = /\.([a-z]+)$/i.exec(file ?? "")?.[1] ?? "";
  const format = findExportFormat(to ?? (ending === "jsonl" ? "ndjson" : ending)) ?? findExportFormat("ndjson");
  if (!format) throw new Error("no format to write in");
  return format;
}
