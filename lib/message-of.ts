/** Why something failed, in the words of what was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
