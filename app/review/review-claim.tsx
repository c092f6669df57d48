"use client";

import Link from "next/link";
import { type RefObject, useRef, useState } from "react";
import type { EvidenceData } from "@/app/_data/evidence-data";
import { ClaimHeadline } from "@/app/_ui/claim-headline";
import { ClaimNoteEditor } from "@/app/_ui/claim-note-editor";
import { ErrorMessage } from "@/app/_ui/error-message";
import evidence from "@/app/_ui/evidence.module.css";
import { MarkedSentence } from "@/app/_ui/marked-sentence";
import { ReviewConflict } from "@/app/_ui/review-conflict";
import { StatusBadge } from "@/app/_ui/status-badge";
import { useAbstractContents } from "@/app/_ui/use-abstract-contents";
import { useReview } from "@/app/_ui/use-review-submission";
import type { CorrectionFieldSlot, ReviewAction } from "@/lib/claim/correction";
import { formatReadableText } from "@/lib/format/readable-text";
import classes from "./review.module.css";
import { ReviewActions } from "./review-actions";
import type { ReviewCommand } from "./review-keys";
import type { SaveSlots } from "./slot-editor";
import { SlotTable } from "./slot-table";
import { useReviewKeys } from "./use-review-keys";

/** What the page does for a claim. */
export interface ClaimHandlers {
  /** Shows the new state of the claim. */
  readonly onChange: (data: EvidenceData) => void;
  /** Called after a decision; the next claim is shown after a verdict. */
  readonly onDecided: (data: EvidenceData, goOn: boolean) => void;
  /** Handles the commands that are not about this claim alone. */
  readonly onCommand: (kind: Exclude<ReviewCommand["kind"], "accept" | "reject" | "edit">) => void;
}

interface Props extends ClaimHandlers {
  readonly data: EvidenceData;
  readonly canSave: boolean;
}

/** Returns the words that are selected in the sentence; null if there are none. */
function getSelectedWords(sentence: RefObject<HTMLElement | null>): string | null {
  const selection = window.getSelection();
  const text = selection?.toString().replace(/\s+/g, " ").trim() ?? "";
  if (!selection || text === "" || !sentence.current?.contains(selection.anchorNode)) return null;
  return sentence.current.contains(selection.focusNode) ? text : null;
}

interface EditedSlot {
  readonly slot: CorrectionFieldSlot;
  readonly text: string | null;
}

/** One claim in review: its sentence, its slots, and the actions with their keys. */
export function ReviewClaim({ data, canSave, onChange, onDecided, onCommand }: Props) {
  const { claim, paper, review } = data;
  // Loaded before a slot is edited, so that its suggestions are there at once.
  useAbstractContents(paper.id);
  const latest = useRef(data);
  const sentence = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLElement>(null);
  const [editing, setEditing] = useState<EditedSlot | null>(null);
  const { isBusy, error, conflict, send, dismissConflict } = useReview(
    data,
    (next) => {
      latest.current = next;
      onChange(next);
    },
    { isPageRefreshed: false },
  );
  // A second key that is pressed before the response is not a decision about the next claim.
  const isDeciding = useRef(false);
  const decide = async (verdict: "accepted" | "rejected") => {
    if (!canSave || isDeciding.current) return;
    isDeciding.current = true;
    if (await send({ action: "verdict", verdict })) onDecided(latest.current, true);
    isDeciding.current = false;
  };
  const save: SaveSlots = async (values, also) => {
    const isSaved = await send({ action: "correct", values, ...(also && { also }) });
    if (isSaved) onDecided(latest.current, false);
    return isSaved;
  };
  const repeat = async (action: ReviewAction): Promise<boolean> => {
    const isSaved = await send(action);
    if (isSaved) {
      setEditing(null);
      onDecided(latest.current, action.action === "verdict");
    }
    return isSaved;
  };
  const edit = (slot: CorrectionFieldSlot) => setEditing({ slot, text: getSelectedWords(sentence) });
  const close = () => {
    setEditing(null);
    region.current?.focus({ preventScroll: true });
  };
  const run = (command: ReviewCommand) => {
    if (command.kind === "edit") {
      if (canSave) edit(command.slot);
    } else if (command.kind === "accept") void decide("accepted");
    else if (command.kind === "reject") void decide("rejected");
    // Until the response arrives, an undo would apply to the previous decision.
    else if (command.kind !== "undo" || !isBusy) onCommand(command.kind);
  };
  useReviewKeys(run);
  const takeSelection = () => {
    const words = getSelectedWords(sentence);
    if (words !== null && editing !== null) setEditing({ ...editing, text: words });
  };
  return (
    <article ref={region} tabIndex={-1} className={classes.claim} data-claim-id={claim.id} aria-label="Claim in review">
      <div className={classes.read}>
        <div className={classes.state}>
          <StatusBadge status={claim.status} />
        </div>
        <ClaimHeadline claim={claim} />
        <div ref={sentence} onPointerUp={takeSelection} className={classes.sentence}>
          <MarkedSentence data={data} />
        </div>
        <p className={classes.paper} dir="auto">
          <Link href={`/papers/${paper.id}`}>{formatReadableText(paper.title)}</Link>
          {paper.published && <span className={evidence.dim}>{` · ${paper.published}`}</span>}
          {data.siblings.length > 0 && (
            <span className={evidence.dim}>{` · ${data.siblings.length + 1} claims in this abstract`}</span>
          )}
        </p>
        <ErrorMessage message={error} />
        {conflict !== null && (
          <ReviewConflict data={data} conflict={conflict} send={repeat} dismissConflict={dismissConflict} />
        )}
        <ClaimNoteEditor claimId={claim.id} note={review.note} writable={canSave} send={send} />
      </div>
      <SlotTable data={data} editing={editing} edit={edit} save={save} close={close} />
      <ReviewActions run={run} canSave={canSave} verdict={review.verdict} />
    </article>
  );
}
