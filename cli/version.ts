import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths";

interface PackageFile {
  readonly version: string;
  readonly engines: { readonly node: string };
}

const readPackageFile = (): PackageFile => JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

/** Returns the version in package.json. */
export const readVersion = (): string => readPackageFile().version;

/** Returns the oldest supported version of Node in package.json, without the operator: "20.19". */
export const readMinNodeVersion = (): string => readPackageFile().engines.node.replace(">=", "");
