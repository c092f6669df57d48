import { browseBoard } from "@/app/_data/board";
import { getClaim } from "@/db/queries/get-claim";
import { getDataQuality } from "@/db/queries/get-data-quality";
import { getLintReport } from "@/db/queries/get-lint-report";
import { getReviewPrecision } from "@/db/queries/get-review-precision";
import type { Claim } from "@/lib/claim/claim";
import type { Finding } from "@/lib/lint/finding";
import { findMissedResults } from "./find-missed-results";
import type { QualityQuery } from "./quality-query";

const FINDINGS_PER_PAGE = 20;

/** A finding with the claim that it is about; of several, the one with the lowest value. */
export interface ListedFinding extends Finding {
  readonly claim: Pick<Claim, "id" | "paper_id" | "paper_title" | "sentence" | "status">;
}

/** Reads what the page Quality shows; the summaries are cached until the board changes. */
export const readQuality = (query: QualityQuery) =>
  browseBoard(async (db) => {
    const lint = await getLintReport(db);
    const open = lint.findings.filter(({ isConfirmed }) => !isConfirmed);
    const ofCode = query.code === null ? open : open.filter(({ code }) => code === query.code);
    const pages = Math.max(1, Math.ceil(ofCode.length / FINDINGS_PER_PAGE));
    const page = Math.min(query.page, pages);
    const findings = ofCode
      .slice((page - 1) * FINDINGS_PER_PAGE, page * FINDINGS_PER_PAGE)
      .flatMap((finding): ListedFinding[] => {
        const claim = getClaim(db, finding.claims[0] ?? "");
        return claim ? [{ ...finding, claim }] : [];
      });
    return {
      quality: getDataQuality(db),
      tallies: lint.tallies,
      open: open.length,
      list: { findings, total: ofCode.length, page, pages },
      precision: getReviewPrecision(db),
      ...(await findMissedResults(db)),
    };
  });

export type QualityData = Awaited<ReturnType<typeof readQuality>>;
