import { getSlotName } from "@/app/_ui/slot-changes";
import type { DifferingClaim, RecentEvent } from "@/db/queries/get-pin";
import { isDerivedSlot } from "@/lib/claim/history";
import { CAUSE_TEXTS } from "@/lib/claim/run";
import { formatList } from "@/lib/format/numbers";

/** How a claim of a pinned view differs: it is new in the view, no longer in it, or has other values. */
export type DifferenceKind = "added" | "removed" | "changed";

function listSlots(events: readonly RecentEvent[]): string[] {
  const slots = events.flatMap(({ changes }) => changes.map(({ slot }) => slot));
  return [...new Set(slots.filter((slot) => !isDerivedSlot(slot)).map((slot) => getSlotName(slot).toLowerCase()))];
}

/** Explains a difference without an event. */
const UNEXPLAINED: Readonly<Record<DifferenceKind, string>> = {
  added: "its paper was imported since",
  removed: "its paper is no longer on the board",
  changed: "only its confidence, its grade or facts of its paper changed",
};

/** Explains why a claim differs, from its events since the view was pinned: "the extractor changed: metric". */
export function explainDifference(kind: DifferenceKind, { events, sentence }: DifferingClaim): string {
  if (events.length === 0)
    return kind === "removed" && sentence !== null ? "it no longer matches the query" : UNEXPLAINED[kind];
  const causes = [...new Set(events.map(({ cause }) => CAUSE_TEXTS[cause]))];
  const isNew = kind === "added" && events.some(({ event }) => event === "added");
  const isGone = kind === "removed" && sentence === null;
  if (isNew || isGone) return formatList(causes, 3);
  const decisions = events.flatMap(({ event }) => (event === "accepted" || event === "rejected" ? [event] : []));
  const details = [...new Set(decisions), ...listSlots(events)];
  return details.length === 0 ? formatList(causes, 3) : `${formatList(causes, 3)}: ${formatList(details, 6)}`;
}
