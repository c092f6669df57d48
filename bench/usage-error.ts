/** A wrong call of a benchmark; the message states the correct usage. */
export class UsageError extends Error {}
