"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import buttons from "@/app/_ui/button.module.css";
import { ErrorMessage } from "@/app/_ui/error-message";
import evidence from "@/app/_ui/evidence.module.css";
import { EvidenceLink } from "@/app/_ui/evidence-link";
import { FocusRecovery } from "@/app/_ui/focus-recovery";
import page from "@/app/_ui/page.module.css";
import { postReview } from "@/app/_ui/post-review";
import { getSlotName, SlotValue } from "@/app/_ui/slot-changes";
import type { ConflictReason, ReviewConflict } from "@/db/queries/list-review-conflicts";
import { NUMBER_SLOTS } from "@/lib/claim/claim";
import { getErrorMessage } from "@/lib/format/error-message";
import { formatCount, formatDate, formatNumber } from "@/lib/format/numbers";
import { formatReadableText } from "@/lib/format/readable-text";
import classes from "./review.module.css";

const REASONS: Readonly<Record<ConflictReason, string>> = {
  paper: "The paper is not on this board.",
  sentence: "The abstract no longer contains this sentence.",
  numbers: "The extractor does not find these numbers in the sentence.",
};

function formatNumbers(numbers: ReviewConflict["numbers"]): string {
  return NUMBER_SLOTS.flatMap((slot) => {
    const value = numbers[slot];
    return value === null ? [] : [`${getSlotName(slot).toLowerCase()} ${formatNumber(value)}`];
  }).join(", ");
}

interface ItemProps {
  readonly conflict: ReviewConflict;
  readonly writable: boolean;
}

/** One review: its sentence and numbers, what was decided, and why it fits no claim. */
function ConflictItem({ conflict, writable }: ItemProps) {
  const { claim_id, paper, paper_title, sentence, numbers, verdict, note, corrections, manual, made_at, made_by } =
    conflict;
  const router = useRouter();
  const [error, setError] = useState<string | null>(null);
  const title = formatReadableText(paper_title) || "a paper of unknown title";
  const discard = async () => {
    try {
      await postReview(claim_id, { action: "delete" });
      router.refresh();
    } catch (failure) {
      setError(`Nothing was changed: ${getErrorMessage(failure)}.`);
    }
  };
  const own = corrections.filter(({ follows }) => follows === null);
  return (
    <li data-claim-id={claim_id}>
      <p className={classes.conflictTitle} dir="auto">
        {paper === null ? title : <Link href={`/papers/${paper}`}>{title}</Link>}
      </p>
      <p className={evidence.dim}>
        {`${REASONS[conflict.reason]} ${conflict.isOnBoard ? "The claim is kept as it was reviewed." : "It applies again when the claim is found."}`}
      </p>
      <blockquote lang="en" dir="auto">
        {sentence === ""
          ? "The sentence was not recorded by the version that saved this review."
          : formatReadableText(sentence)}
      </blockquote>
      <p>
        {[formatNumbers(numbers), manual && "added by a person", verdict].filter(Boolean).join(" · ")}
        {made_at !== null && (
          <span className={evidence.dim}>{`, ${formatDate(made_at)}${made_by === null ? "" : ` by ${made_by}`}`}</span>
        )}
      </p>
      {own.length > 0 && (
        <ul>
          {own.map(({ slot, value }) => (
            <li key={slot}>
              {`${getSlotName(slot)}: `}
              <SlotValue value={value} />
            </li>
          ))}
        </ul>
      )}
      {note !== null && <p dir="auto">{`Note: ${note}`}</p>}
      <div className={classes.buttons}>
        {conflict.isOnBoard && <EvidenceLink claimId={claim_id}>Show evidence</EvidenceLink>}
        {writable && (
          <button type="button" className={buttons.button} onClick={() => void discard()}>
            {conflict.isOnBoard ? "Delete claim and review" : "Delete review"}
          </button>
        )}
      </div>
      <ErrorMessage message={error} />
    </li>
  );
}

interface Props {
  readonly conflicts: readonly ReviewConflict[];
  readonly writable: boolean;
}

/** Reviews that fit no extracted claim, so that none is lost unseen. */
export function ReviewConflicts({ conflicts, writable }: Props) {
  if (conflicts.length === 0) return null;
  return (
    <FocusRecovery className={page.section} aria-label="Reviews without a claim">
      <details className={classes.conflicts}>
        <summary>
          <h2>{`${formatCount(conflicts.length, "review")} without a claim`}</h2>
        </summary>
        <p className={evidence.dim}>
          Their paper, sentence or numbers have changed, or they were imported from another board. Nothing of them is
          lost.
        </p>
        <ul>
          {conflicts.map((conflict) => (
            <ConflictItem key={conflict.claim_id} conflict={conflict} writable={writable} />
          ))}
        </ul>
      </details>
    </FocusRecovery>
  );
}
