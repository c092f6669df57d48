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
  reopened: "verdict withdrawn",
  corrected: "corrected",
  reverted: "correction undone",
  noted: "note",
  added: "found",
  changed: "changed",
  removed: "no longer extracted",
};

const CAUSE_LABELS: Readonly<Record<ClaimEvent["cause"], string>> = {
  person: "manual",
  paper: "paper text changed",
  extractor: "extractor updated",
  both: "paper text and extractor changed",
  names: "decision about a name",
};

interface Props extends Pick<ReviewSubmission, "send"> {
  readonly data: EvidenceData;
  /** Called when a correction was undone and its button has been removed. */
  readonly onReverted: () => void;
}

const isCorrectionField = (slot: string): boolean => CORRECTION_FIELDS.some((field) => field.slot === slot);

/** Corrected slots, each with an undo button. */
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
                {", extracted: "}
                <SlotValue value={extracted.value} />
              </span>
            )}
          </span>
          {writable && (
            <button
              type="button"
              className={evidence.linkButton}
              aria-label={`Undo correction of ${getSlotName(slot)}`}
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

/** Events of a claim, newest first. */
export function HistoryEvents({ events }: { readonly events: readonly ClaimEvent[] }) {
  return (
    <ol className={classes.events}>
      {events.map(({ event, cause, made_at, made_by, changes, note }) => (
        <li key={`${made_at} ${event}`}>
          <p>
            {`${formatDate(made_at)}: ${event === "added" && cause === "person" ? "added by hand" : EVENT_LABELS[event]}`}
            <span className={evidence.dim}>{`, ${made_by === null ? CAUSE_LABELS[cause] : `by ${made_by}`}`}</span>
          </p>
          {note && <p className={classes.note}>{note}</p>}
          <SlotChanges changes={changes.filter(({ slot }) => !isDerivedSlot(slot))} />
        </li>
      ))}
    </ol>
  );
}

/** Corrections of a claim and its history since it was first extracted. */
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
