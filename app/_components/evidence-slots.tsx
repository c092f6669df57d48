import { type Claim, SLOTS, type Slot } from "@/lib/claim";
import type { ReviewData } from "@/lib/claim-history";
import { slotOrigin } from "@/lib/evidence";
import { SLOT_LABELS, slotText } from "@/lib/slots";
import classes from "./evidence.module.css";
import marks from "./marks.module.css";

type Corrections = ReviewData["corrections"];

function originText(claim: Claim, slot: Slot, corrections: Corrections): string {
  const own = corrections.filter((one) => one.slot === slot);
  if (own.some(({ follows }) => follows === null)) return "set by hand";
  if (own.length > 0) return `follows from the ${own[0]?.follows}`;
  const origin = slotOrigin(claim, slot);
  const by = claim.inferred[slot];
  if (origin === "inferred") return `inferred (${by})`;
  // Only names are taken from other places; a number with a note is one of this sentence in another unit.
  const elsewhere = slot === "before" ? "" : " elsewhere";
  if (origin === "stated") return by === undefined ? "stated" : `stated${elsewhere} (${by})`;
  return "from the other slots";
}

interface Props {
  readonly claim: Claim;
  readonly corrections?: Corrections;
}

/** Every slot with its value and how it came by it. */
export function EvidenceSlots({ claim, corrections = [] }: Props) {
  const filled = SLOTS.flatMap((slot) => {
    const text = slotText(claim, slot);
    return text === null ? [] : [{ slot, text }];
  });
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
          {filled.map(({ slot, text }) => (
            <tr key={slot}>
              <th scope="row">
                <span className={marks.swatch} data-slot={slot}>
                  {SLOT_LABELS[slot]}
                </span>
              </th>
              <td>{text}</td>
              <td className={classes.dim}>{originText(claim, slot, corrections)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
