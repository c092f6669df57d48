/** Wraps a table that few calls need: it is computed when it is first asked for, not when the program starts. */
export function computeOnce<T extends object>(compute: () => T): () => T {
  let value: T | null = null;
  return () => {
    value ??= compute();
    return value;
  };
}
