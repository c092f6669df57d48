import { amend, type Draft } from "../rules/draft";
import { isVague } from "./bind-benchmarks";
import type { PaperContext } from "./paper-context";
import { findRuns } from "./runs";

/** Openings that plainly go on with what was said. */
const GOES_ON =
  /^(?:it|its|these|moreover|additionally|furthermore|further|meanwhile|also|they|and|notably|specifically|similarly)$/;
const CONTINUES =
  /^(?:it|its|these|this|moreover|additionally|furthermore|further|meanwhile|also|in|notably|similarly|the|they|compared|and|finally|specifically)$/;

/** "We evaluate on A. Moreover, our method …": what the sentence before was evaluated on. */
function evaluatedBefore(d: Draft, context: PaperContext): Draft["benchmarks"] {
  const scene = context.sceneAt(d.scene.index - 1);
  const run = scene
    ? findRuns(scene).findLast((r) => r.what === "benchmark" && /^(?:on|across)$/.test(r.preposition ?? ""))
    : undefined;
  if (!scene || !run) return [];
  return run.mentions.map(({ mention, at }) => ({
    value: mention.name,
    first: scene.items[at]?.first ?? 0,
    last: scene.items[at]?.last ?? 0,
    scene,
    inferred: "evaluated on in the sentence before",
  }));
}

const speaksOfBenchmark = (d: Draft): boolean => {
  const words = d.scene.items.map((i) => i.lower);
  return words.some((w, i) => {
    if (!/^(?:our|the|this)$/.test(w) || /^(?:with|using|by|via)$/.test(words[i - 1] ?? "")) return false;
    if (words.slice(Math.max(0, i - 4), i).some((v) => /^(?:train|fine-tun|finetun|pretrain)/.test(v))) return false;
    return words.slice(i + 1, i + 3).some((n) => /^(?:benchmark|dataset)$/.test(n));
  });
};

/** "These scores are 2.3% and 0.7% higher": as many numbers as the sentence before had claims go on one for one. */
export function refineContinuedLists(drafts: readonly Draft[]): Draft[] {
  return drafts.map((d) => {
    const here = drafts.filter((p) => p.scene === d.scene);
    const before = drafts.filter((p) => p.scene.index === d.scene.index - 1);
    const points = /^(?:these|those|both|they)$/.test(d.scene.items[0]?.lower ?? "");
    const twin = before[here.indexOf(d)];
    if (!points || here.length < 2 || here.length !== before.length || !twin || d.benchmarks.length > 0) return d;
    const inferred = "continued from the sentence before";
    const from = { scene: twin.scene, inferred };
    const metric = d.metric ?? (twin.metric && { ...from, ...twin.metric, inferred });
    const benchmarks = twin.benchmarks.map((b) => ({ ...from, ...b, inferred }));
    return amend(d, { benchmarks, metric }, "goes on with the claims of the sentence before, one for one");
  });
}

/** "It also exceeds …": benchmarks of the sentence right before hold where a sentence plainly goes on and names none. */
export function refineCarriedBenchmarks(drafts: readonly Draft[], context: PaperContext): Draft[] {
  const out: Draft[] = [];
  for (const d of drafts) {
    if (d.benchmarks.length > 0 || (d.benchmarkText && !isVague(d.benchmarkText.value))) {
      out.push(d);
      continue;
    }
    const own = context.own.find((o) => o.kind === "benchmark" && (o.by === "title" || speaksOfBenchmark(d)));
    const source = out.findLast((p) => p.scene.index === d.scene.index - 1 && p.benchmarks.length > 0);
    const first = d.scene.items[0]?.lower ?? "";
    if (source && CONTINUES.test(first)) {
      out.push(
        amend(
          d,
          {
            benchmarks: source.benchmarks.map((b) => ({
              ...b,
              scene: source.scene,
              inferred: "carried from the sentence before",
            })),
          },
          "benchmark carried from the sentence before",
        ),
      );
    } else if (GOES_ON.test(first) && evaluatedBefore(d, context).length > 0) {
      out.push(amend(d, { benchmarks: evaluatedBefore(d, context) }, "benchmark of the sentence before"));
    } else if (own) {
      out.push(
        amend(
          d,
          { benchmarks: [{ value: own.name, first: -1, last: -1, inferred: "the paper's own benchmark" }] },
          "the paper's own benchmark",
        ),
      );
    } else out.push(d);
  }
  return out;
}

/** "It also exceeds …" right behind a claim: "it" is the system of that claim. */
export function refineCarriedSystems(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = [];
  for (const d of drafts) {
    const before = out.findLast(
      (p) => p.role === "own" && p.scene.index === d.scene.index - 1 && p.model !== null && p.model.first >= 0,
    );
    const pronoun = /^(?:it|these)$/.test(d.scene.items[0]?.lower ?? "");
    const open =
      d.role === "own" && (d.model === null || d.model.first < 0) && (d.method === null || d.method.first < 0);
    if (before?.model && pronoun && open) {
      const from = { scene: before.scene, inferred: "the system of the sentence before" };
      const method = before.method && { ...from, ...before.method, inferred: from.inferred };
      out.push(amend(d, { model: { ...before.model, ...from }, method }, "system carried from the sentence before"));
    } else out.push(d);
  }
  return out;
}

/** A claim whose own sentence names no model was made on the one model that the abstract works with. */
export function refineBaseModel(drafts: readonly Draft[], context: PaperContext): Draft[] {
  const base = drafts.some((d) => d.model === null) ? context.base() : null;
  if (!base) return [...drafts];
  return drafts.map((d) => {
    if (d.model || d.role !== "own" || d.notes.some((n) => n.endsWith("one number over several systems"))) return d;
    return amend(
      d,
      { model: { value: base, first: -1, last: -1, inferred: "the one model of the abstract" } },
      "model: the one that the abstract works with",
    );
  });
}

/** Later numbers of a sentence that name no system of their own go on with the one before: "…, 8.3% on B and 7.3% on C". */
export function refineSharedSystems(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = [];
  for (const d of drafts) {
    const before = out.findLast((p) => p.scene === d.scene && p.role === "own");
    const open =
      d.role === "own" && (d.model === null || d.model.first < 0) && (d.method === null || d.method.first < 0);
    if (before && open && (before.model?.first ?? -1) >= 0)
      out.push(amend(d, { model: before.model, method: before.method }, "system shared with the claim before it"));
    else if (
      before &&
      d.role === "own" &&
      d.model === null &&
      before.model &&
      d.method?.value === before.method?.value &&
      ((d.cue === before.cue && d.cue !== null) || (d.before !== null && before.before !== null))
    ) {
      out.push(amend(d, { model: before.model }, "model shared with the claim before it"));
    } else out.push(d);
  }
  return out;
}
