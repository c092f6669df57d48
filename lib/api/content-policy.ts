/** Header of a request with the nonce of its page, set by the proxy. */
export const NONCE_HEADER = "x-nonce";

/**
 * Formats the content security policy of a page: everything is loaded from this server, and only scripts of the program
 * run.
 * @param nonce random value of this response, which the scripts of the page carry
 * @param isDevelopment true for `next dev`, which evaluates code
 */
export function formatContentPolicy(nonce: string, isDevelopment: boolean): string {
  return [
    "default-src 'self'",
    // Scripts with the nonce may load others; an address alone allows none, in browsers that know 'strict-dynamic'.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`,
    // Components set positions and sizes as inline styles.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
