"use client";

import { Button } from "@mantine/core";
import { CheckIcon, PencilIcon, TrashIcon, XIcon } from "@primer/octicons-react";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import type { EvidenceData } from "@/app/_data/evidence-data";
import { MANUAL_RULE } from "@/lib/claim/manual-rule";
import { ClaimNoteEditor } from "./claim-note-editor";
import { ErrorMessage } from "./error-message";
import evidence from "./evidence.module.css";
import { CorrectionFormView, type PartialCorrectionForm } from "./evidence-correction";
import { EvidenceHistory } from "./evidence-history";
import classes from "./evidence-review.module.css";
import { ReviewConflict } from "./review-conflict";
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
  const { isBusy: busy, error, conflict, send, dismissConflict } = useReview(data, onChange);
  const router = useRouter();
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
          {claim.rule === MANUAL_RULE && (
            <Button
              {...buttonProps}
              leftSection={<TrashIcon size={14} aria-hidden />}
              onClick={async () => {
                if (await send({ action: "delete" })) router.push(`/papers/${claim.paper_id}`);
              }}
            >
              Delete
            </Button>
          )}
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
      <ErrorMessage message={error} />
      {conflict !== null && (
        <ReviewConflict data={data} conflict={conflict} send={send} dismissConflict={dismissConflict} />
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
