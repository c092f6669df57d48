"use client";

import type { EvidenceData } from "@/app/_data/evidence-data";
import evidence from "@/app/_ui/evidence.module.css";
import { formatSlotOrigin } from "@/app/_ui/evidence-slots";
import { formatSlot } from "@/app/_ui/format-slot";
import { placeDoubts } from "@/app/_ui/place-doubts";
import { type Claim, SLOTS, type Slot } from "@/lib/claim/claim";
import { CORRECTION_FIELDS, type CorrectionFieldSlot } from "@/lib/claim/correction";
import { SLOTS_OF_CONFIDENCE } from "@/lib/claim/doubt";
import { formatRole } from "@/lib/claim/role";
import { MISSING } from "@/lib/format/numbers";
import classes from "./review.module.css";
import { SLOT_KEYS } from "./review-keys";
import { type SaveSlots, SlotEditor } from "./slot-editor";

const isPlaced = (slot: string): slot is Slot => (SLOTS as readonly string[]).includes(slot);

function formatValue(claim: Claim, slot: CorrectionFieldSlot): string {
  if (slot === "aggregate") return claim.aggregate ? "yes" : "no";
  if (slot === "role") return formatRole(claim.role);
  const text = isPlaced(slot) ? formatSlot(claim, slot) : claim[slot];
  return text === null ? MISSING : String(text);
}

/** The doubts of a claim by the slots that show them; an empty group shows its doubt at its first slot. */
function listSlotDoubts(claim: Claim): ReadonlyMap<string, string> {
  const { filled, empty } = placeDoubts(claim);
  const first = empty.flatMap(({ slot, text }) => {
    const [at] = SLOTS_OF_CONFIDENCE[slot];
    return at ? [[at, text] as const] : [];
  });
  return new Map<string, string>([...filled, ...first]);
}

interface Props {
  readonly data: EvidenceData;
  /** The slot in the editor, with the text to begin with; null if there is none. */
  readonly editing: { readonly slot: CorrectionFieldSlot; readonly text: string | null } | null;
  readonly edit: (slot: CorrectionFieldSlot) => void;
  readonly save: SaveSlots;
  readonly close: () => void;
}

/** All slots of a claim with key, value and doubts; one of them in its editor. */
export function SlotTable({ data, editing, edit, save, close }: Props) {
  const { claim, review, writable } = data;
  const doubts = listSlotDoubts(claim);
  return (
    <table className={classes.slots} aria-label="Slots">
      <tbody>
        {SLOT_KEYS.map(([slot, key]) => {
          const label = CORRECTION_FIELDS.find((field) => field.slot === slot)?.label ?? slot;
          const value = formatValue(claim, slot);
          const isOpen = editing?.slot === slot;
          return (
            <tr key={slot} data-slot={slot} data-empty={value === MISSING || undefined}>
              <th scope="row">{label}</th>
              <td>
                {isOpen ? (
                  <SlotEditor
                    key={`${claim.id} ${slot}`}
                    data={data}
                    slot={slot}
                    initialText={editing.text}
                    save={save}
                    close={close}
                  />
                ) : writable ? (
                  <button
                    type="button"
                    className={classes.value}
                    aria-label={`Edit ${label}: ${value === MISSING ? "empty" : value}`}
                    aria-keyshortcuts={key}
                    onClick={() => edit(slot)}
                  >
                    <span dir="auto">{value}</span>
                    <kbd aria-hidden>{key.toUpperCase()}</kbd>
                  </button>
                ) : (
                  value
                )}
                {value !== MISSING && isPlaced(slot) && !isOpen && (
                  <span className={evidence.dim}>{formatSlotOrigin(claim, slot, review.corrections)}</span>
                )}
                {doubts.has(slot) && !isOpen && <span className={evidence.doubt}>{doubts.get(slot)}</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
