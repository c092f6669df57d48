import { Button } from "@mantine/core";
import type { EvidenceData } from "@/app/_data/evidence-data";
import type { ReviewAction } from "@/lib/claim/correction";
import { HistoryEvents } from "./evidence-history";
import classes from "./evidence-review.module.css";
import { getSlotName, SlotValue } from "./slot-changes";
import type { ReviewSubmission, SubmissionConflict } from "./use-review-submission";

interface ComparedValue {
  readonly name: string;
  readonly board: unknown;
  readonly attempted: unknown;
}

/** Lists what an action would have set beside what the claim has now. */
function compareValues(action: ReviewAction, { claim, review }: EvidenceData): ComparedValue[] {
  const current = new Map<string, unknown>(Object.entries(claim));
  switch (action.action) {
    case "verdict":
      return [{ name: "Verdict", board: review.verdict, attempted: action.verdict }];
    case "note":
      return [{ name: "Note", board: review.note, attempted: action.note || null }];
    case "correct":
      return Object.entries(action.values).map(([slot, attempted]) => ({
        name: getSlotName(slot),
        board: current.get(slot),
        attempted,
      }));
    case "revert": {
      const { slot } = action;
      const extracted = review.corrections.find((one) => one.slot === slot && one.follows === null)?.was?.value;
      return [{ name: getSlotName(slot), board: current.get(slot), attempted: extracted }];
    }
    default:
      return [];
  }
}

interface Props extends Pick<ReviewSubmission, "send" | "dismissConflict"> {
  readonly data: EvidenceData;
  readonly conflict: SubmissionConflict;
}

/** A refused change: what others did meanwhile, and both versions side by side. */
export function ReviewConflict({ data, conflict: { action, events }, send, dismissConflict }: Props) {
  const values = compareValues(action, data);
  return (
    <div role="alert" className={classes.missed}>
      <p>
        Nothing was changed yet: this claim was changed elsewhere since you opened it. What you see is how it is now.
        Repeat your change to overwrite it.
      </p>
      {values.length > 0 && (
        <table className={classes.versions}>
          <thead>
            <tr>
              <th scope="col">Slot</th>
              <th scope="col">Saved now</th>
              <th scope="col">Your change</th>
            </tr>
          </thead>
          <tbody>
            {values.map(({ name, board, attempted }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <SlotValue value={board} />
                </td>
                <td>
                  <SlotValue value={attempted} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <HistoryEvents events={events} />
      <div className={classes.buttons}>
        <Button size="xs" variant="default" onClick={() => void send(action)}>
          Save mine
        </Button>
        <Button size="xs" variant="default" onClick={dismissConflict}>
          Keep theirs
        </Button>
      </div>
    </div>
  );
}
