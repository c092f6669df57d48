import { CORRECTION_FIELDS } from "@/lib/claim/correction";
import type { SlotChange } from "@/lib/claim/history";
import { formatNumber, MISSING } from "@/lib/format/numbers";
import classes from "./evidence-review.module.css";

/** Name of a slot outside the context of its claim. */
export const getSlotName = (slot: string): string =>
  CORRECTION_FIELDS.find((field) => field.slot === slot)?.label ?? slot.replaceAll("_", " ");

/** Formats a slot value without its claim. */
export function SlotValue({ value }: { readonly value: unknown }) {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return MISSING;
  if (typeof value === "number") return formatNumber(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? value.join(", ") : String(value);
}

/** Changed slots with old and new value, one per line. */
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
