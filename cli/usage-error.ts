/** Something that the person asked for and that cannot be: one line to say so, exit code 2. */
export class UsageError extends Error {}
