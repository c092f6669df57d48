import evidence from "@/app/_ui/evidence-review.module.css";
import page from "@/app/_ui/page.module.css";
import { SlotChanges } from "@/app/_ui/slot-changes";
import type { ClaimEvent } from "@/lib/claim/history";
import { formatDate } from "@/lib/format/numbers";

const REMOVAL_REASONS = {
  person: "taken out by hand",
  paper: "the paper's text changed",
  extractor: "another version of the extractor does not find it",
  both: "the paper's text and the extractor changed",
} as const;

/** Claims that this paper once had: no row vanishes without a reason. */
export function RemovedClaims({ events }: { readonly events: readonly ClaimEvent[] }) {
  if (events.length === 0) return null;
  return (
    <section className={page.section}>
      <h2>Claims that went</h2>
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
