import { CORRECTION_FIELDS } from "@/lib/claim/correction";
import type { SlotChange } from "@/lib/claim/history";
import { formatNumber, MISSING } from "@/lib/format/numbers";
import classes from "./evidence-review.module.css";

/** What a slot is called where it stands without its claim. */
export const getSlotName = (slot: string): string =>
  CORRECTION_FIELDS.find((field) => field.slot === slot)?.label ?? slot.replaceAll("_", " ");

/** The value of a slot on its own. */
export function SlotValue({ value }: { readonly value: unknown }) {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return MISSING;
  if (typeof value === "number") return formatNumber(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? value.join(", ") : String(value);
}

/** Slots before and after, a line each. */
export function SlotChanges({ changes }: { readonly changes: readonly SlotChange[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className={classes.changes}>
      {changes.map(({ slot, from, to }) => (
        <li key={slot}>
          {`${getSlotName(slot)}: `}
          <SlotValue value={from} />
          {" → "}
          <SlotValue value={to} />
        </li>
      ))}
    </ul>
  );
}
