import evidence from "@/app/_ui/evidence-review.module.css";
import page from "@/app/_ui/page.module.css";
import { SlotChanges } from "@/app/_ui/slot-changes";
import type { ClaimEvent } from "@/lib/claim/history";
import { formatDate } from "@/lib/format/numbers";

const REMOVAL_REASONS = {
  person: "removed manually",
  paper: "paper text changed",
  extractor: "no longer found by the extractor",
  both: "paper text and extractor changed",
  names: "decision about a name",
} as const;

/** Claims that this paper no longer has, with the reason for each. */
export function RemovedClaims({ events }: { readonly events: readonly ClaimEvent[] }) {
  if (events.length === 0) return null;
  return (
    <section className={page.section}>
      <h2>Removed claims</h2>
      <ul className={evidence.gone}>
        {events.map(({ claim_id, made_at, cause, changes }) => (
          <li key={claim_id}>
            {`${formatDate(made_at)}: ${REMOVAL_REASONS[cause]}`}
            <SlotChanges changes={changes} />
          </li>
        ))}
      </ul>
    </section>
  );
}
