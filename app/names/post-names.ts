import { fetchOrThrow } from "@/app/_data/fetch-or-throw";
import { readReviewerName } from "@/app/_ui/reviewer-name";
import type { NameDecision } from "@/lib/names/name-decision";
import type { ChangeSummary } from "./change-summary";

/** Decisions to make, or row numbers of decisions to undo. */
export type NamesChange = { readonly decide: readonly NameDecision[] } | { readonly undo: readonly number[] };

/** Previews or makes a change of the decisions about names. Throws an error with a readable message if it fails. */
export async function postNames(path: "preview" | "change", change: NamesChange): Promise<ChangeSummary> {
  const by = readReviewerName();
  const response = await fetchOrThrow(`/names/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...change, ...(by !== "" && { by }) }),
  });
  return response.json();
}
