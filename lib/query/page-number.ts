/** Returns the number of the page in an address, from 1; 1 if it is missing or invalid. */
export function parsePageNumber(params: URLSearchParams): number {
  const page = params.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}
