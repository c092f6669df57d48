import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { measureDatabase } from "./database";
import { measureExtraction } from "./extraction";
import type { Measurement } from "./measurement";
import { measureNumberAccuracy } from "./number-accuracy";
import { measureStartup } from "./startup";

const RESULTS = fileURLToPath(new URL("results.json", import.meta.url));

/** Measures the speed of extraction, start and database, and writes results.json. */
export async function run(): Promise<void> {
  const results: Measurement[] = [];
  for (const measure of [measureExtraction, measureNumberAccuracy, measureStartup, measureDatabase]) {
    for (const result of await measure()) {
      results.push(result);
      console.log(
        `${result.value.toLocaleString("en").padStart(12)} ${result.unit.padEnd(12)} ${result.name} (${result.on})`,
      );
    }
  }

  const machine = {
    node: process.versions.node,
    platform: process.platform,
    cpu: cpus()[0]?.model ?? "",
    cores: cpus().length,
  };
  writeFileSync(
    RESULTS,
    `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), machine, results }, null, 2)}\n`,
  );
}
