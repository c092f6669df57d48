import { toClaimJson } from "@/lib/claim/claim-json";
import type { ExportFormat } from "./format";
import { joinBatches } from "./join-batches";

/** JSON export: one array, one claim per line. */
export const json: ExportFormat = {
  name: "json",
  label: "JSON, one array",
  mime: "application/json; charset=utf-8",
  async *write(claims, { columns } = {}) {
    let before = "[\n";
    yield* joinBatches(claims, (claim) => {
      const line = before + toClaimJson(claim, columns);
      before = ",\n";
      return line;
    });
    yield before === ",\n" ? "\n]\n" : "[]\n";
  },
};
