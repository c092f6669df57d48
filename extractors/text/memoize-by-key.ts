/** Wraps a function so that it computes the value of each key object once. Several passes share the results for a sentence. */
export function memoizeByKey<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const cache = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const cached = cache.get(key);
    if (cached) return cached.value;
    const value = compute(key);
    cache.set(key, { value });
    return value;
  };
}

/** Wraps a function of a whole text so that it computes the value of the same text once in a row, however many names are searched in it. */
export function memoizeLastText<V>(compute: (text: string) => V): (text: string) => V {
  let last: { readonly text: string; readonly value: V } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, value: compute(text) };
    return last.value;
  };
}
