import { toClaimJson } from "@/lib/claim/claim-json";
import type { ExportFormat } from "./format";

/** NDJSON export: one claim per line. */
export const ndjson: ExportFormat = {
  name: "ndjson",
  label: "NDJSON, a claim a line",
  mime: "application/x-ndjson; charset=utf-8",
  async *write(claims, { columns } = {}) {
    for await (const claim of claims) yield `${toClaimJson(claim, columns)}\n`;
  },
};
