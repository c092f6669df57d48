import { getSlotOrigin } from "@/app/_ui/evidence-model";
import { formatSlot, SLOT_LABELS } from "@/app/_ui/format-slot";
import { type Claim, SLOTS, type Slot } from "@/lib/claim/claim";
import { GRADED_SLOT_LABELS } from "@/lib/claim/grade";
import type { ReviewData } from "@/lib/claim/history";
import { formatProvenance, isConvertedProvenance } from "@/lib/claim/provenance";
import { MISSING } from "@/lib/format/numbers";
import classes from "./evidence.module.css";
import marks from "./marked-text-view.module.css";
import { placeDoubts } from "./place-doubts";

type Corrections = ReviewData["corrections"];

function SlotDoubt({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <span className={classes.doubt} data-testid="doubt">
      {text}
    </span>
  );
}

/** Says where the value of a slot comes from: "stated", "corrected". */
export function formatSlotOrigin(claim: Claim, slot: Slot, corrections: Corrections): string {
  const slotCorrections = corrections.filter((one) => one.slot === slot);
  if (slotCorrections.some(({ follows }) => follows === null)) return "corrected";
  if (slotCorrections.length > 0) return `computed from the corrected ${slotCorrections[0]?.follows}`;
  const origin = getSlotOrigin(claim, slot);
  const provenance = claim.inferred[slot];
  if (origin === "inferred") return `inferred: ${formatProvenance(provenance ?? "")}`;
  if (origin === "stated") {
    if (provenance === undefined) return "stated";
    const label = isConvertedProvenance(provenance) ? "stated" : "stated elsewhere";
    return `${label}: ${formatProvenance(provenance)}`;
  }
  return "computed from other slots";
}

interface Props {
  readonly claim: Claim;
  readonly corrections?: Corrections;
}

/** Table of the slots of a claim with value and origin. */
export function EvidenceSlots({ claim, corrections = [] }: Props) {
  const filledSlots = SLOTS.flatMap((slot) => {
    const text = formatSlot(claim, slot);
    return text === null ? [] : [{ slot, text }];
  });
  const doubts = placeDoubts(claim);
  return (
    <section>
      <h3 className={classes.heading}>What the sentence says</h3>
      <table className={classes.slots}>
        <thead>
          <tr>
            <th scope="col">Slot</th>
            <th scope="col">Value</th>
            <th scope="col">Found</th>
          </tr>
        </thead>
        <tbody>
          {filledSlots.map(({ slot, text }) => (
            <tr key={slot}>
              <th scope="row">
                <span className={marks.swatch} data-slot={slot}>
                  {SLOT_LABELS[slot]}
                </span>
              </th>
              <td>{text}</td>
              <td className={classes.dim}>
                {formatSlotOrigin(claim, slot, corrections)}
                <SlotDoubt text={doubts.filled.get(slot)} />
              </td>
            </tr>
          ))}
          {doubts.empty.map(({ slot, text }) => (
            <tr key={slot}>
              <th scope="row">{GRADED_SLOT_LABELS[slot]}</th>
              <td>{MISSING}</td>
              <td className={classes.dim}>
                <SlotDoubt text={text} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
