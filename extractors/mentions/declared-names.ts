import { getDeclaredClass } from "../lexicon/match-lexicon";
import type { ProposedName } from "./proposed-name";

/** Gives proposed names the kind that a person declared; those that are no system and no benchmark are dropped. */
export function applyDeclaredKinds(proposed: ProposedName[]): ProposedName[] {
  return proposed.flatMap((name) => {
    const declared = getDeclaredClass(name.name);
    if (declared === null || declared === name.kind) return name;
    return declared === "none" || declared === "metric" ? [] : { ...name, kind: declared };
  });
}
