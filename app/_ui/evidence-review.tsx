"use client";

import { Button } from "@mantine/core";
import { CheckIcon, PencilIcon, XIcon } from "@primer/octicons-react";
import { useRef, useState } from "react";
import type { EvidenceData } from "@/app/_data/evidence-data";
import { ClaimNoteEditor } from "./claim-note-editor";
import evidence from "./evidence.module.css";
import { CorrectionFormView, type PartialCorrectionForm } from "./evidence-correction";
import { EvidenceHistory, HistoryEvents } from "./evidence-history";
import classes from "./evidence-review.module.css";
import { SignInLink } from "./sign-in-link";
import { StatusBadge } from "./status-badge";
import { useReview } from "./use-review-submission";
import { useUnsavedInput } from "./use-unsaved-input";

interface Props {
  readonly data: EvidenceData;
  readonly onChange: (data: EvidenceData) => void;
}

/** Review of a claim: verdict, corrections, note and history. */
export function EvidenceReview({ data, onChange }: Props) {
  const { claim, review, writable } = data;
  const { isBusy: busy, error, conflictingEvents, send } = useReview(data, onChange);
  const [unsavedCorrection, setUnsavedCorrection] = useUnsavedInput<PartialCorrectionForm>(`correction of ${claim.id}`);
  const [isFormOpen, setFormOpen] = useState<boolean | null>(null);
  const isCorrecting = writable && (isFormOpen ?? unsavedCorrection !== null);
  const correctButton = useRef<HTMLButtonElement>(null);
  const focusCorrectButton = () => correctButton.current?.focus();
  const close = () => {
    setUnsavedCorrection(null);
    setFormOpen(false);
    focusCorrectButton();
  };
  const toggleVerdict = (requestedVerdict: "accepted" | "rejected") => () =>
    send({ action: "verdict", verdict: review.verdict === requestedVerdict ? null : requestedVerdict });
  const buttonProps = { size: "xs", variant: "default" } as const;
  return (
    <section className={classes.review} aria-label="Review" aria-busy={busy}>
      <div className={classes.head}>
        <h3 className={evidence.heading}>Review</h3>
        <StatusBadge status={claim.status} />
      </div>
      {writable ? (
        <div className={classes.buttons}>
          <Button
            {...buttonProps}
            leftSection={<CheckIcon size={14} aria-hidden />}
            aria-pressed={review.verdict === "accepted"}
            onClick={toggleVerdict("accepted")}
          >
            Accept
          </Button>
          <Button
            {...buttonProps}
            leftSection={<XIcon size={14} aria-hidden />}
            aria-pressed={review.verdict === "rejected"}
            onClick={toggleVerdict("rejected")}
          >
            Reject
          </Button>
          <Button
            {...buttonProps}
            leftSection={<PencilIcon size={14} aria-hidden />}
            ref={correctButton}
            aria-expanded={isCorrecting}
            onClick={() => setFormOpen(!isCorrecting)}
          >
            Correct
          </Button>
        </div>
      ) : (
        <p className={evidence.dim}>
          {data.canSignIn ? (
            <>
              <SignInLink>Sign in</SignInLink> as an editor to review this claim.
            </>
          ) : (
            "This board is shown read-only."
          )}
        </p>
      )}
      {error && (
        <p role="alert" className={evidence.bad}>
          {error}
        </p>
      )}
      {conflictingEvents !== null && (
        <div role="alert" className={classes.missed}>
          <p>
            Nothing was changed yet: this claim was changed elsewhere since you opened it. What you see is how it is
            now. Repeat your change to overwrite it.
          </p>
          <HistoryEvents events={conflictingEvents} />
        </div>
      )}
      {isCorrecting && (
        <CorrectionFormView
          claim={claim}
          send={send}
          typedValues={unsavedCorrection ?? {}}
          setTypedValues={setUnsavedCorrection}
          onClose={close}
        />
      )}
      <ClaimNoteEditor claimId={claim.id} note={review.note} writable={writable} send={send} />
      <EvidenceHistory data={data} send={send} onReverted={focusCorrectButton} />
    </section>
  );
}
