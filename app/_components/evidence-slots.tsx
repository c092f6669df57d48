import { type Claim, SLOTS, type Slot } from "@/lib/claim";
import { slotOrigin } from "@/lib/evidence";
import { SLOT_LABELS, slotText } from "@/lib/slots";
import classes from "./evidence.module.css";
import marks from "./marks.module.css";

function originText(claim: Claim, slot: Slot): string {
  const origin = slotOrigin(claim, slot);
  if (origin === "inferred") return `inferred (${claim.inferred[slot]})`;
  return origin === "stated" ? "stated" : "from the other slots";
}

/** Every slot with its value and how it came by it. */
export function EvidenceSlots({ claim }: { readonly claim: Claim }) {
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
              <td className={classes.dim}>{originText(claim, slot)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
