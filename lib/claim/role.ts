import type { Claim } from "./claim";

const ROLE_LABELS: Readonly<Record<Claim["role"], string>> = {
  own: "proposed system",
  baseline: "baseline",
  background: "background",
};

/** Returns the label of a role, such as "proposed system" for "own". */
export const formatRole = (role: Claim["role"]): string => ROLE_LABELS[role];

/** Returns the label of a role that is not the default: null for the proposed system. */
export const formatOtherRole = (role: Claim["role"]): string | null => (role === "own" ? null : ROLE_LABELS[role]);
