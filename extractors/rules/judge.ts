import type { Scene } from "./scene";
import { settingOf } from "./settings";

type Status = "free" | "soft" | "hard";

export type Statuses = ReadonlyMap<number, { status: Status; reason: string }>;

/** Judges every quantity of a scene: free, soft (only the end of a stated change) or no result at all. */
export function judgeQuantities({ items, tokens }: Scene): Statuses {
  const statuses = new Map<number, { status: Status; reason: string }>();
  items.forEach((item, i) => {
    if (!item.quantity) return;
    const setting = settingOf(tokens, item.quantity);
    const status = setting === null ? "free" : setting.soft ? "soft" : "hard";
    statuses.set(i, { status, reason: setting?.name ?? "" });
  });
  return statuses;
}
