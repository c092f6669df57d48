/** Returns the message of a thrown value, whether it is an Error or anything else. */
export const getErrorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
