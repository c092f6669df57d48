/** A reader that reads each key once: what several passes ask of one sentence is computed for the first of them. */
export function oncePer<K extends object, V>(read: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const held = known.get(key);
    if (held) return held.value;
    const value = read(key);
    known.set(key, { value });
    return value;
  };
}
