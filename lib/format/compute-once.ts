/** Wraps a computation so that it runs on the first call, and only once; after an error, it runs again. */
export function computeOnce<T>(compute: () => T): () => T {
  let computed: { readonly value: T } | null = null;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}
