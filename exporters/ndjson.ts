import { toClaimJson } from "@/lib/claim/claim-json";
import type { ExportFormat } from "./format";
import { joinBatches } from "./join-batches";

/** NDJSON export: one claim per line. */
export const ndjson: ExportFormat = {
  name: "ndjson",
  label: "NDJSON, a claim a line",
  mime: "application/x-ndjson; charset=utf-8",
  write: (claims, { columns } = {}) => joinBatches(claims, (claim) => `${toClaimJson(claim, columns)}\n`),
};
