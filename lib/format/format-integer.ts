/** Formats a count for messages: "16,000,000". Without `Intl`, whose first use takes 10 ms: modules call it when loaded. */
export function formatInteger(count: number): string {
  const digits = String(count);
  return digits.length <= 3 ? digits : `${formatInteger(Math.floor(count / 1000))},${digits.slice(-3)}`;
}
