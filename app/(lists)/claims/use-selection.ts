"use client";

import { useState } from "react";
import { MOST_COMPARED } from "@/lib/compare-path";

/** The claims that are ticked, in the order in which they were. */
export interface Selection {
  readonly ids: readonly string[];
  readonly full: boolean;
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
}

export function useSelection(): Selection {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    ids,
    full: ids.length >= MOST_COMPARED,
    toggle: (id) => setIds((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id])),
    clear: () => setIds([]),
  };
}
