import { deepStrictEqual, equal, ok } from "node:assert/strict";
import { comparePath } from "@/lib/compare/compare-query";
import { parseCompareQuery } from "@/lib/compare/parse-compare-query";
import { type ClaimQuery, formatClaimQuery } from "@/lib/query/claim-query";
import { modelListPath, parseModelListQuery } from "@/lib/query/model-list-query";
import { parseNameQuery } from "@/lib/query/name-query";
import { canonicalizeClaimQuery, parseClaimQuery } from "@/lib/query/parse-claim-query";
import { parsePaperQuery } from "@/lib/query/parse-paper-query";
import { parseViewLink, toViewPath } from "@/lib/query/saved-view";
import { parseSearchTerms } from "@/lib/query/search-terms";
import { parseViewRequest } from "@/lib/query/view-request";
import { queries } from "../addresses";
import { createTarget } from "../target";

const inAddress = (path: string): URLSearchParams => new URL(path, "http://board.invalid").searchParams;

function parseEverything(text: string) {
  const params = new URLSearchParams(text);
  return {
    claims: parseClaimQuery(text),
    compare: parseCompareQuery(params),
    papers: parsePaperQuery(params),
    models: parseModelListQuery(params),
    names: parseNameQuery(params),
    terms: parseSearchTerms(params.get("q") ?? ""),
    view: parseViewLink(`/claims?${text}`),
    request: parseViewRequest({ name: params.get("view"), query: text }),
  };
}

/** A query that a page cannot store: numbers that are none, or a page before the first. */
function checkNumbers({ page, per, confidence, confidence_below, pin, size, widths }: ClaimQuery): void {
  for (const number of [page, per, confidence, confidence_below ?? 0, pin, ...widths.map(({ width }) => width)])
    ok(Number.isFinite(number) && number >= 0, `a number: ${number}`);
  for (const one of size.filter((each) => each !== "unknown"))
    for (const bound of [one.min, one.max]) ok(bound === null || Number.isFinite(bound), `a size: ${bound}`);
}

export const parameters = createTarget({
  name: "parameters",
  summary: "random addresses: every parser accepts or reports, and what it formats is parsed to the same",
  share: 6,
  cases: queries,
  measureSize: (text) => text.length,
  process: parseEverything,
  check: ({ claims, compare, models, view }) => {
    const text = formatClaimQuery(claims.query).toString();
    const again = parseClaimQuery(text);
    deepStrictEqual(again.query, claims.query, "a formatted claim query is parsed to the same");
    deepStrictEqual(again.dropped, [], "a formatted claim query has no invalid part");
    equal(canonicalizeClaimQuery(text), text, "the canonical form is canonical");
    for (const { reason } of claims.dropped) ok(reason !== "", "every dropped parameter has a reason");
    checkNumbers(claims.query);
    deepStrictEqual(parseCompareQuery(inAddress(comparePath(compare))), compare, "the same comparison");
    deepStrictEqual(parseModelListQuery(inAddress(modelListPath(models.query))).query, models.query, "the same models");
    ok(view !== null, "a link to the table is a view");
    deepStrictEqual(parseViewLink(toViewPath(view)), view, "the same view");
  },
});
