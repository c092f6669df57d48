import { SLOT_LABELS } from "@/app/_ui/format-slot";
import marks from "@/app/_ui/marked-text-view.module.css";
import { isNumberSlot, SLOTS, type Slot } from "@/lib/claim/claim";
import classes from "../papers/paper-reader.module.css";

/** Legend for the colors of marked text. */
export function MarkLegend({ slots }: { readonly slots: readonly Slot[] }) {
  if (slots.length === 0) return null;
  return (
    <ul className={classes.key} aria-label="What is marked">
      {SLOTS.filter((slot) => slots.includes(slot)).map((slot) => (
        <li key={slot}>
          <span className={isNumberSlot(slot) ? marks.swatch : `${marks.swatch} ${classes.about}`} data-slot={slot}>
            {SLOT_LABELS[slot]}
          </span>
        </li>
      ))}
    </ul>
  );
}
