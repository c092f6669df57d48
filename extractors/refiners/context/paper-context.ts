import type { BaseModel } from "../../mentions/base-model";
import type { Mention } from "../../mentions/mention";
import type { OwnName } from "../../mentions/own-name";
import type { Filled } from "../../rules/draft";
import type { Scene } from "../../rules/scene";

/** What the whole abstract says of its systems: the paper's own names, first the most likely one. */
export interface PaperContext {
  /** The abstract as plain text. */
  readonly text: string;
  readonly own: readonly OwnName[];
  /** What the paper made, where it gives it no name: "tide-aware sorting"; read only when asked for. */
  readonly technique: () => string | null;
  /** The one known model that the abstract trains or prompts, where it names just one. */
  readonly base: () => BaseModel | null;
  /** A sentence, also one without a number; read only when asked for. */
  readonly sceneAt: (index: number) => Scene | undefined;
}

export const isSystem = (m: Mention | undefined): m is Mention =>
  m !== undefined && (m.kind === "model" || m.kind === "name" || (m.kind === "own" && m.own !== "benchmark"));

export const isBenchmark = (m: Mention | undefined): boolean => m?.kind === "benchmark" || m?.own === "benchmark";

export const fillMention = (scene: Scene, at: number, mention: Mention): Filled<Mention> => ({
  value: mention,
  first: scene.items[at]?.first ?? 0,
  last: scene.items[at]?.last ?? 0,
});

/** A described system: the words themselves are its name. */
export const asModel = (f: Filled<string>): Filled<Mention> => ({
  ...f,
  value: { kind: "name", first: f.first, last: f.last, surface: f.value, name: f.value },
});

export const asMethod = (f: Filled<Mention>): Filled<string> => ({ ...f, value: f.value.name });

interface Own {
  readonly model: Filled<Mention> | null;
  readonly method: Filled<string> | null;
}

/** The paper's own system, as the model or the method that it is; both null where it has none. */
export function ownFill({ own: all, technique }: PaperContext): Own {
  const own = all.find((o) => o.kind !== "benchmark" && o.by !== "spelled out");
  const place = { first: -1, last: -1, inferred: "the paper's own system" };
  if (!own) {
    const described = technique();
    return { model: null, method: described === null ? null : { value: described, ...place } };
  }
  if (own.kind !== "model") return { model: null, method: { value: own.name, ...place } };
  const { name, size_b } = own;
  const size = size_b === undefined ? {} : { size_b };
  const value: Mention = { kind: "own", first: 0, last: 0, surface: name, name, own: "model", ...size };
  return { model: { value, ...place }, method: null };
}

/** "Up to 40% of the letters are lost. We introduce Orion": the sentence stands before any name of the paper's own systems. */
export function isBeforeNames({ tokens }: Scene, { own, text }: PaperContext): boolean {
  const end = tokens.at(-1)?.end ?? 0;
  const places = own.filter((o) => o.kind !== "benchmark").map((o) => text.indexOf(o.name));
  return places.some((at) => at >= 0) && places.every((at) => at < 0 || at > end);
}
