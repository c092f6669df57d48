/** Why something failed, in the words of what was thrown. */
export const getErrorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
