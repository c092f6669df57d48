/** Parameters of an address: an object, or pairs if a key may occur several times. */
export type PathParameters = Readonly<Record<string, string>> | readonly (readonly [key: string, value: string])[];

/**
 * Returns a path with parameters. Empty values are omitted. A fragment of the path stays at the end:
 * "/models/x#claims" with `sort` is "/models/x?sort=size#claims".
 */
export function toParameterPath(path: string, params: PathParameters): string {
  const [pathname = "", fragment] = path.split("#");
  const pairs: readonly (readonly [string, string])[] = Array.isArray(params) ? params : Object.entries(params);
  const query = new URLSearchParams(pairs.filter(([, value]) => value !== "").map(([key, value]) => [key, value]));
  return `${pathname}${query.size > 0 ? `?${query}` : ""}${fragment === undefined ? "" : `#${fragment}`}`;
}
