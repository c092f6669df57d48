import type { PinnedClaim } from "@/lib/claim/pinned-view";
import type { Db } from "../open";
import { pins } from "../run-schema";

/** A view of the claims with its data at one time. */
export interface NewPin {
  /** "sha256:…" */
  readonly data: string;
  /** Canonical claim query with its order. */
  readonly query: string;
  /** Name and version of the program. */
  readonly program: string;
  readonly papers: number;
  readonly claims: readonly PinnedClaim[];
}

/** Pins a view; one with the same query and data keeps its first time. */
export function pinView(db: Db, pin: NewPin, now = new Date()): void {
  db.insert(pins)
    .values({ ...pin, pinned_at: now.toISOString() })
    .onConflictDoNothing()
    .run();
}
