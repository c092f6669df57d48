import { wordAt } from "../text/word-at";
import { type Item, type Scene, saysHow } from "./scene";
import { metricBefore } from "./score-context";
import { settingOf } from "./settings";

type Status = "free" | "soft" | "hard";

export type Statuses = ReadonlyMap<number, { status: Status; reason: string }>;

/** The quantity that a list joins behind an item: "*1%*, 3%, and 5%", "*0.1%* to 1%"; -1 where none is. */
function nextInList(items: readonly Item[], at: number): number {
  let next = at + 1;
  while (next < at + 3 && /^(?:,|and|or|to|\/)$/.test(wordAt(items, next))) next++;
  return next > at + 1 && items[next]?.quantity ? next : -1;
}

/** "using only *1%*, *3%*, and 5% of the pixels": what a list joins to a share of data is one too, unless a verb tells it. */
function spreadShares(items: readonly Item[], statuses: Map<number, { status: Status; reason: string }>): void {
  for (const at of [...statuses.keys()].reverse()) {
    const next = nextInList(items, at);
    const share = statuses.get(next);
    const q = items[at]?.quantity;
    if (!q || statuses.get(at)?.status !== "free" || !/^share (?:of data|kept)$/.test(share?.reason ?? "")) continue;
    const alike = q.unit === "%" && items[next]?.quantity?.unit === "%" && q.sign === "" && q.max === null;
    const told = metricBefore(items, at) || items.slice(Math.max(0, at - 4), at).some((i) => saysHow(i.lower));
    if (share && alike && !told) statuses.set(at, share);
  }
}

/** Judges every quantity of a scene: free, soft (only the end of a stated change) or no result at all. */
export function judgeQuantities({ items, tokens }: Scene): Statuses {
  const statuses = new Map<number, { status: Status; reason: string }>();
  items.forEach((item, i) => {
    if (!item.quantity) return;
    const setting = settingOf(tokens, item.quantity);
    const status = setting === null ? "free" : setting.soft ? "soft" : "hard";
    statuses.set(i, { status, reason: setting?.name ?? "" });
  });
  spreadShares(items, statuses);
  return statuses;
}
