"use client";

import type { EvidenceData } from "@/app/_data/evidence-data";
import { CORRECTION_FIELDS } from "@/lib/claim/correction";
import { type ClaimEvent, isDerivedSlot } from "@/lib/claim/history";
import { formatDate } from "@/lib/format/numbers";
import evidence from "./evidence.module.css";
import classes from "./evidence-review.module.css";
import { getSlotName, SlotChanges, SlotValue } from "./slot-changes";
import type { ReviewSubmission } from "./use-review-submission";

const EVENT_LABELS: Readonly<Record<ClaimEvent["event"], string>> = {
  accepted: "accepted",
  rejected: "rejected",
  reopened: "verdict taken back",
  corrected: "corrected",
  reverted: "correction taken back",
  noted: "note",
  added: "found",
  changed: "changed",
  removed: "not found any more",
};

const CAUSE_LABELS: Readonly<Record<ClaimEvent["cause"], string>> = {
  person: "by hand",
  paper: "the paper's text changed",
  extractor: "another version of the extractor",
  both: "the paper's text and the extractor changed",
};

interface Props extends Pick<ReviewSubmission, "send"> {
  readonly data: EvidenceData;
  /** Called when a correction was taken back and its button is gone. */
  readonly onReverted: () => void;
}

const isCorrectionField = (slot: string): boolean => CORRECTION_FIELDS.some((field) => field.slot === slot);

/** The slots that were set by hand, each with the way back. */
function CorrectionList({ data: { claim, review, writable }, send, onReverted }: Props) {
  const correctedFields = review.corrections.filter(({ slot, follows }) => follows === null && isCorrectionField(slot));
  if (correctedFields.length === 0) return null;
  return (
    <ul className={classes.corrections} aria-label="Corrections">
      {correctedFields.map(({ slot, was: extracted }) => (
        <li key={slot}>
          <span>
            {`${getSlotName(slot)}: `}
            <SlotValue value={claim[slot as keyof typeof claim]} />
            {extracted && (
              <span className={evidence.dim}>
                {", the extractor says "}
                <SlotValue value={extracted.value} />
              </span>
            )}
          </span>
          {writable && (
            <button
              type="button"
              className={evidence.linkButton}
              aria-label={`Undo the correction of ${getSlotName(slot)}`}
              onClick={async () => {
                if (await send({ action: "revert", slot })) onReverted();
              }}
            >
              Undo
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What became of a claim, the newest first. */
export function HistoryEvents({ events }: { readonly events: readonly ClaimEvent[] }) {
  return (
    <ol className={classes.events}>
      {events.map(({ event, cause, made_at, changes, note }) => (
        <li key={`${made_at} ${event}`}>
          <p>
            {`${formatDate(made_at)}: ${EVENT_LABELS[event]}`}
            <span className={evidence.dim}>{`, ${CAUSE_LABELS[cause]}`}</span>
          </p>
          {note && <p className={classes.note}>{note}</p>}
          <SlotChanges changes={changes.filter(({ slot }) => !isDerivedSlot(slot))} />
        </li>
      ))}
    </ol>
  );
}

/** What was set by hand, and everything that became of the claim since it was first read. */
export function EvidenceHistory(props: Props) {
  const { history } = props.data.review;
  return (
    <>
      <CorrectionList {...props} />
      {history.length > 0 && (
        <details className={classes.history}>
          <summary>{`History (${history.length})`}</summary>
          <HistoryEvents events={history} />
        </details>
      )}
    </>
  );
}
