import { postAsReviewer } from "@/app/_ui/post-as-reviewer";
import type { NameDecision } from "@/lib/names/name-decision";
import type { ChangeSummary } from "./change-summary";

/** Decisions to make, or row numbers of decisions to undo. */
export type NamesChange = { readonly decide: readonly NameDecision[] } | { readonly undo: readonly number[] };

/** Previews or makes a change of the decisions about names. Throws an error with a readable message if it fails. */
export async function postNames(path: "preview" | "change", change: NamesChange): Promise<ChangeSummary> {
  const response = await postAsReviewer(`/names/${path}`, change);
  return response.json();
}
