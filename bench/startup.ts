import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type Measurement, measureMedianTime } from "./measurement";

const CLAIMBOARD = fileURLToPath(new URL("../bin/claimboard.mjs", import.meta.url));
const PAPER = `${JSON.stringify({ title: "Climb", abstract: "Climb reaches 81.2% on GSM8K." })}\n`;

/** Measures the time until the first claim is printed. */
export async function measureStartup(): Promise<Measurement[]> {
  const extract = () => {
    const { status, stderr } = spawnSync(process.execPath, [CLAIMBOARD, "extract", "-"], { input: PAPER });
    if (status !== 0) throw new Error(`extract failed: ${stderr}`);
  };
  const value = Math.round(await measureMedianTime(5, extract));
  return [{ name: "extract, from call to end", value, unit: "ms", on: "one abstract" }];
}
