// Loader of Node for `fuzz/run.ts`: route handlers may import components, and those their styles.

/** @type {import("node:module").LoadHook} */
export const load = async (url, context, nextLoad) =>
  new URL(url).pathname.endsWith(".css")
    ? { format: "module", shortCircuit: true, source: "export default {};" }
    : nextLoad(url, context);
