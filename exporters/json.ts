import { toClaimJson } from "@/lib/claim/claim-json";
import type { ExportFormat } from "./format";

/** JSON export: one array, one claim per line. */
export const json: ExportFormat = {
  name: "json",
  label: "JSON, one array",
  mime: "application/json; charset=utf-8",
  async *write(claims, { columns } = {}) {
    let before = "[\n";
    for await (const claim of claims) {
      yield before + toClaimJson(claim, columns);
      before = ",\n";
    }
    yield before === ",\n" ? "\n]\n" : "[]\n";
  },
};
