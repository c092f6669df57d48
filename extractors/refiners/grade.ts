import type { Qualifier } from "@/lib/claim";
import { amend, type Draft } from "../rules/draft";
import { groupsOf } from "./zones";

/** Words that decide the kind of a gain, near its number. */
const RELATIVE = /^(?:relative|relatively|proportional)$/;
const ABSOLUTE = /^(?:absolute|points?|percentage-point|pp|absolutely)$/;

/** points, relative, percent or times, from the unit and from "absolute" or "relative" near the number. */
export function refineKinds(drafts: readonly Draft[]): Draft[] {
  const own = markKinds(drafts);
  return own.map((d, i) => {
    const lead = own.slice(0, i).findLast((p) => p.scene === d.scene && p.gain !== null);
    const shares = d.gain && !d.kind && lead?.kind && lead.cue !== null && lead.cue === d.cue;
    return shares ? amend(d, { kind: lead.kind }, "kind of gain shared in its list") : d;
  });
}

function markKinds(drafts: readonly Draft[]): Draft[] {
  return drafts.map((d) => {
    if (!d.gain) return d;
    const { items } = d.scene;
    const near = [...items.slice(Math.max(0, d.first - 4), d.first), ...items.slice(d.last + 1, d.last + 4)].filter(
      (i) => i.kind === "word",
    );
    const cue = d.cue === null ? [] : items.slice(Math.max(0, d.cue - 3), d.cue);
    const words = [...near, ...cue, ...items.slice(d.first, d.last)];
    if (
      words.some((i) => RELATIVE.test(i.lower)) &&
      !words.some((i, k) => RELATIVE.test(i.lower) && words[k + 1]?.lower === "to")
    )
      return amend(d, { kind: "relative" });
    if (words.some((i) => ABSOLUTE.test(i.lower))) return amend(d, { kind: "points" });
    return d;
  });
}

/** The qualifier of the claim's leading number; "up to" and "over" carry over to numbers coordinated with it. */
export function refineQualifiers(drafts: readonly Draft[]): Draft[] {
  const own = drafts.map((d) => {
    const q = d.gain?.qualifier ? d.gain : d.after?.qualifier ? d.after : d.before?.qualifier ? d.before : null;
    if (q?.qualifier) return amend(d, { qualifier: { value: q.qualifier, first: q.from, last: q.numberAt - 1 } });
    const said = saidNear(d);
    return said ? amend(d, { qualifier: said }) : d;
  });
  return groupsOf(own).flatMap((group) => {
    const lead = group[0]?.qualifier;
    if (!lead || !/^(?:up to|over)$/.test(lead.value)) return group;
    return group.map((d) => (d.qualifier ? d : amend(d, { qualifier: lead }, "qualifier carried over its list")));
  });
}

/** "peak enhancements reached 3.56%", "a maximum improvement of 5%". */
function saidNear(d: Draft): { value: Qualifier; first: number; last: number } | null {
  const { items } = d.scene;
  for (let i = d.first - 1; i >= Math.max(0, d.first - 4); i--) {
    const item = items[i];
    if (item && /^(?:peak|maximum|max)$/.test(item.lower) && (d.gain || item.lower === "peak"))
      return { value: "up to", first: item.first, last: item.last };
    if (item?.kind === "quantity" || item?.kind === "sign") return null;
  }
  return null;
}
