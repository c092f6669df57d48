"use client";

import { useEffect, useState } from "react";
import type { EvidenceData } from "@/app/_data/evidence-data";
import { AddClaimDialog } from "@/app/_ui/add-claim-dialog";
import buttons from "@/app/_ui/button.module.css";
import evidence from "@/app/_ui/evidence.module.css";
import { getQueryClient } from "@/app/_ui/query-client";
import { prefetchEvidence, useEvidence } from "@/app/_ui/use-evidence";
import { KeyboardHelpButton } from "@/app/claims/keyboard-help-button";
import type { ReviewQueue } from "@/db/queries/list-review-queue";
import { getErrorMessage } from "@/lib/format/error-message";
import { formatCount } from "@/lib/format/numbers";
import classes from "./review.module.css";
import { ReviewClaim } from "./review-claim";
import { REVIEW_SHORTCUTS, type ReviewCommand } from "./review-keys";
import { ReviewerName } from "./reviewer-name-field";
import { useReviewKeys } from "./use-review-keys";
import { useReviewQueue } from "./use-review-queue";
import { useUndo } from "./use-undo";

interface Props {
  readonly queue: ReviewQueue;
  /** Evidence of the first claim; null if there is none. */
  readonly first: EvidenceData | null;
  /** The query of the queue, as text. */
  readonly selection: string;
  /** Name of the signed-in editor; null without sign-in. */
  readonly editor: string | null;
  readonly writable: boolean;
}

function Progress({ reviewed, remaining, skipped, unskip }: ProgressProps) {
  const all = reviewed + remaining;
  return (
    <div className={classes.progress}>
      <progress max={Math.max(1, all)} value={reviewed} aria-label="Reviewed claims" />
      <p>
        <span data-testid="remaining">{`${formatCount(remaining, "claim")} left`}</span>
        <span
          className={evidence.dim}
        >{`, ${reviewed.toLocaleString("en")} of ${all.toLocaleString("en")} reviewed`}</span>
        {skipped > 0 && (
          <>
            <span className={evidence.dim}>{`, ${skipped} skipped `}</span>
            <button type="button" className={buttons.quiet} onClick={unskip}>
              Show skipped
            </button>
          </>
        )}
      </p>
    </div>
  );
}

interface ProgressProps {
  readonly reviewed: number;
  readonly remaining: number;
  readonly skipped: number;
  readonly unskip: () => void;
}

const PREFETCHED = 2;

/** The review queue: one claim at a time. */
export function ReviewView({ queue, first, selection, editor, writable }: Props) {
  const place = useReviewQueue(queue, first?.claim ?? null, selection);
  const { current, upcoming } = place;
  const { data, error, replaceData } = useEvidence(current ?? "", first);
  const undo = useUndo();
  const [notice, setNotice] = useState("");
  const [isAdding, setIsAdding] = useState(false);
  const prefetched = upcoming.slice(0, PREFETCHED).join(" ");
  useEffect(() => {
    for (const id of prefetched.split(" ").filter(Boolean)) void prefetchEvidence(id);
  }, [prefetched]);
  const onDecided = ({ claim, review }: EvidenceData, goOn: boolean) => {
    const [event] = review.history;
    if (event) undo.record(claim.id, event.made_at);
    place.decide(claim.id, goOn);
    setNotice(goOn ? `${claim.status === "rejected" ? "Rejected" : "Accepted"}.` : "Correction saved.");
  };
  const undoLast = async () => {
    try {
      const undone = await undo.undoLast();
      if (undone === null) return setNotice("There is nothing to undo.");
      const { claim, response } = undone;
      if (response.evidence === null) return setNotice("The added claim was deleted.");
      getQueryClient().setQueryData(["evidence", claim], response.evidence);
      if (response.evidence.claim.status === "extracted") place.reopen(claim);
      setNotice("Undone.");
    } catch (failure) {
      setNotice(`Not undone: ${getErrorMessage(failure)}.`);
    }
  };
  const onCommand = (kind: Exclude<ReviewCommand["kind"], "accept" | "reject" | "edit">) => {
    if (kind === "undo") return void (writable && undoLast());
    if (kind === "add") return setIsAdding(writable);
    setNotice("");
    place[kind]();
  };
  const shown = current !== null && data?.claim.id === current ? data : null;
  return (
    <>
      <div className={classes.head}>
        <Progress {...place} />
        {writable && <ReviewerName editor={editor} />}
        <KeyboardHelpButton className={buttons.icon} groups={REVIEW_SHORTCUTS} />
      </div>
      <p role="status" className={classes.notice}>
        {notice}
      </p>
      {shown !== null ? (
        <ReviewClaim
          key={shown.claim.id}
          data={shown}
          canSave={writable}
          onChange={replaceData}
          onDecided={onDecided}
          onCommand={onCommand}
        />
      ) : current === null ? (
        <Finished place={place} onCommand={onCommand} />
      ) : (
        <p role={error === null ? "status" : "alert"}>{error ?? "Loading the claim…"}</p>
      )}
      {isAdding && shown !== null && (
        <AddClaimDialog
          paper={shown.paper.id}
          abstract={shown.paper.abstract}
          claims={[shown.claim, ...shown.siblings]}
          selected={null}
          onAdded={({ claim, review }) => {
            undo.record(claim.id, review.history[0]?.made_at ?? "");
            void getQueryClient().invalidateQueries({ queryKey: ["evidence", shown.claim.id] });
            setNotice("Claim added.");
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  );
}

interface FinishedProps {
  readonly place: ReturnType<typeof useReviewQueue>;
  readonly onCommand: (kind: "previous" | "undo") => void;
}

/** What is shown when no claim is left; the keys that go back still work. */
function Finished({ place, onCommand }: FinishedProps) {
  useReviewKeys(({ kind }) => {
    if (kind === "undo" || kind === "previous") onCommand(kind);
  });
  return (
    <div className={classes.finished}>
      <h2>{place.skipped > 0 ? "Only skipped claims are left" : "Every claim of this selection is reviewed"}</h2>
      <div className={classes.buttons}>
        <button type="button" className={buttons.button} onClick={place.previous}>
          Previous claim <kbd aria-hidden>K</kbd>
        </button>
        <button type="button" className={buttons.button} onClick={() => onCommand("undo")}>
          Undo <kbd aria-hidden>Z</kbd>
        </button>
      </div>
    </div>
  );
}
