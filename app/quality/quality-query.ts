import { FINDING_CODES, type FindingCode } from "@/lib/lint/finding";
import { parsePageNumber } from "@/lib/query/page-number";
import { toParameterPath } from "@/lib/query/parameter-path";
import type { DroppedParameter } from "@/lib/query/parse-claim-query";

/** Which findings and which papers the page Quality lists. */
export interface QualityQuery {
  /** Null for the findings of all codes. */
  readonly code: FindingCode | null;
  readonly page: number;
}

const isFindingCode = (text: string): text is FindingCode => FINDING_CODES.some((code) => code === text);

/** Parses the address of the page; an unknown code is ignored and reported. */
export function parseQualityQuery(params: URLSearchParams): {
  readonly query: QualityQuery;
  readonly dropped: readonly DroppedParameter[];
} {
  const code = params.get("code") ?? "";
  const page = parsePageNumber(params);
  if (code === "" || isFindingCode(code)) return { query: { code: code === "" ? null : code, page }, dropped: [] };
  return { query: { code: null, page }, dropped: [{ key: "code", value: code, reason: "no such finding" }] };
}

/** Returns the address of a list of findings. */
export const qualityPath = ({ code, page }: QualityQuery): string =>
  toParameterPath("/quality#findings", { code: code ?? "", page: page > 1 ? String(page) : "" });
