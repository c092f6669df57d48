import type { Metadata } from "next";
import Link from "next/link";
import { browseBoard, toSearchParams } from "@/app/_data/board";
import { readClaimQuery } from "@/app/_data/read-claim-query";
import { readEvidence } from "@/app/_data/read-evidence";
import { canSignInToWrite, isBoardWritable } from "@/app/_data/write-board";
import { DroppedParametersNotice } from "@/app/_ui/dropped-parameters-notice";
import page from "@/app/_ui/page.module.css";
import { SignInLink } from "@/app/_ui/sign-in-link";
import { ThemedMantineProvider } from "@/app/_ui/themed-mantine-provider";
import { listReviewConflicts } from "@/db/queries/list-review-conflicts";
import { listReviewQueue } from "@/db/queries/list-review-queue";
import { formatClaimQuery } from "@/lib/query/claim-query";
import { listActiveFilters } from "@/lib/query/query-edit";
import { getEditorName } from "@/server/request-context";
import { CURRENT_CLAIM_PARAMETER } from "./review-address";
import { ReviewConflicts } from "./review-conflicts";
import { ReviewView } from "./review-view";

export const metadata: Metadata = { title: "Review" };

/** Claims that the page gets at once; the rest of a longer queue follows when they are reviewed. */
const QUEUE_LENGTH = 300;

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ReviewPage({ searchParams }: Props) {
  const params = toSearchParams(await searchParams);
  const { query, dropped } = await readClaimQuery(params, [CURRENT_CLAIM_PARAMETER]);
  const { queue, first, conflicts } = await browseBoard((db) => {
    const found = listReviewQueue(db, query, QUEUE_LENGTH);
    const at = params.get(CURRENT_CLAIM_PARAMETER);
    const start = (at === null ? null : readEvidence(db, at)) ?? readEvidence(db, found.ids[0] ?? "");
    return { queue: found, first: start, conflicts: listReviewConflicts(db) };
  });
  const filters = listActiveFilters(query).filter(({ key }) => !key.startsWith("status "));
  const selection = formatClaimQuery(query).toString();
  const writable = isBoardWritable();
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1>Review</h1>
        <p className={page.lead}>
          {filters.length === 0
            ? "All claims, the most doubtful of the most reported benchmarks first. "
            : `${filters.map(({ name, value }) => `${name}: ${value}`).join(", ")}. `}
          <Link href={selection === "" ? "/claims" : `/claims?${selection}`}>Choose other claims</Link>
        </p>
      </div>
      <DroppedParametersNotice dropped={dropped} />
      {!writable && (
        <p className={page.prose}>
          {canSignInToWrite() ? (
            <>
              <SignInLink>Sign in</SignInLink> as an editor to review claims.
            </>
          ) : (
            "This board is shown read-only: claims can be read but not reviewed."
          )}
        </p>
      )}
      <ThemedMantineProvider>
        <ReviewView
          key={selection}
          queue={queue}
          first={first}
          selection={selection}
          editor={getEditorName()}
          writable={writable}
        />
        <ReviewConflicts conflicts={conflicts} writable={writable} />
      </ThemedMantineProvider>
    </div>
  );
}
