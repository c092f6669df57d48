"use client";

import { QuestionIcon } from "@primer/octicons-react";
import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import type { EvidenceData } from "@/app/_data/evidence-data";
import { AddClaimDialog } from "@/app/_ui/add-claim-dialog";
import buttons from "@/app/_ui/button.module.css";
import { getQueryClient } from "@/app/_ui/query-client";
import { prefetchEvidence, useEvidence } from "@/app/_ui/use-evidence";
import { useHelpShortcut } from "@/app/claims/use-help-shortcut";
import type { ReviewQueue } from "@/db/queries/list-review-queue";
import { getErrorMessage } from "@/lib/format/error-message";
import { formatCount } from "@/lib/format/numbers";
import classes from "./review.module.css";
import { ReviewClaim } from "./review-claim";
import { REVIEW_SHORTCUTS, type ReviewCommand } from "./review-keys";
import { ReviewerName } from "./reviewer-name-field";
import { useReviewQueue } from "./use-review-queue";
import { useUndo } from "./use-undo";

const HelpDialog = dynamic(() => import("@/app/claims/keyboard-help-dialog").then((m) => m.KeyboardHelpDialog), {
  ssr: false,
});

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
          className={classes.dim}
        >{`, ${reviewed.toLocaleString("en")} of ${all.toLocaleString("en")} reviewed`}</span>
        {skipped > 0 && (
          <>
            <span className={classes.dim}>{`, ${skipped} skipped `}</span>
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
  const help = useHelpShortcut();
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
        <button
          type="button"
          className={buttons.icon}
          aria-label="Keyboard shortcuts"
          aria-keyshortcuts="?"
          title="Keyboard shortcuts (?)"
          onClick={() => help.setOpen(true)}
        >
          <QuestionIcon size={15} aria-hidden />
        </button>
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
      {help.open && <HelpDialog groups={REVIEW_SHORTCUTS} onClose={() => help.setOpen(false)} />}
    </>
  );
}

interface FinishedProps {
  readonly place: ReturnType<typeof useReviewQueue>;
  readonly onCommand: (kind: "previous" | "undo") => void;
}

/** What is shown when no claim is left; the keys that go back still work. */
function Finished({ place, onCommand }: FinishedProps) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === "z") onCommand("undo");
      else if (key === "k" || key === "arrowleft") onCommand("previous");
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
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
