"use client";

import { Button } from "@mantine/core";
import { CheckIcon, PencilIcon, XIcon } from "@primer/octicons-react";
import { useRef, useState } from "react";
import type { EvidenceData } from "@/lib/evidence-data";
import evidence from "./evidence.module.css";
import { CorrectionFormView, type TypedCorrection } from "./evidence-correction";
import { EvidenceHistory, HistoryEvents } from "./evidence-history";
import { EvidenceNote } from "./evidence-note";
import classes from "./evidence-review.module.css";
import { StatusBadge } from "./status-badge";
import { useDraft } from "./use-draft";
import { useReview } from "./use-review";

interface Props {
  readonly data: EvidenceData;
  readonly onChange: (data: EvidenceData) => void;
}

/** What people say of a claim: accepted, rejected, corrected, with a note; and what became of it. */
export function EvidenceReview({ data, onChange }: Props) {
  const { claim, review, writable } = data;
  const { busy, error, missed, send } = useReview(data, onChange);
  const [typed, setTyped] = useDraft<TypedCorrection>(`correction of ${claim.id}`);
  const [asked, setAsked] = useState<boolean | null>(null);
  const correcting = writable && (asked ?? typed !== null);
  const corrector = useRef<HTMLButtonElement>(null);
  const toCorrector = () => corrector.current?.focus();
  const close = () => {
    setTyped(null);
    setAsked(false);
    toCorrector();
  };
  const verdict = (asked: "accepted" | "rejected") => () =>
    send({ action: "verdict", verdict: review.verdict === asked ? null : asked });
  const button = { size: "xs", variant: "default" } as const;
  return (
    <section className={classes.review} aria-label="Review" aria-busy={busy}>
      <div className={classes.head}>
        <h3 className={evidence.heading}>Review</h3>
        <StatusBadge status={claim.status} />
      </div>
      {writable ? (
        <div className={classes.buttons}>
          <Button
            {...button}
            leftSection={<CheckIcon size={14} aria-hidden />}
            aria-pressed={review.verdict === "accepted"}
            onClick={verdict("accepted")}
          >
            Accept
          </Button>
          <Button
            {...button}
            leftSection={<XIcon size={14} aria-hidden />}
            aria-pressed={review.verdict === "rejected"}
            onClick={verdict("rejected")}
          >
            Reject
          </Button>
          <Button
            {...button}
            leftSection={<PencilIcon size={14} aria-hidden />}
            ref={corrector}
            aria-expanded={correcting}
            onClick={() => setAsked(!correcting)}
          >
            Correct
          </Button>
        </div>
      ) : (
        <p className={evidence.dim}>This board is shown read-only.</p>
      )}
      {error && (
        <p role="alert" className={evidence.bad}>
          {error}
        </p>
      )}
      {missed !== null && (
        <div role="alert" className={classes.missed}>
          <p>
            Nothing was changed yet: this claim was changed elsewhere since you opened it. What you see is how it is
            now. Do it again if yours is to stand.
          </p>
          <HistoryEvents events={missed} />
        </div>
      )}
      {correcting && (
        <CorrectionFormView claim={claim} send={send} typed={typed ?? {}} setTyped={setTyped} close={close} />
      )}
      <EvidenceNote claim={claim.id} note={review.note} writable={writable} send={send} />
      <EvidenceHistory data={data} send={send} undone={toCorrector} />
    </section>
  );
}
