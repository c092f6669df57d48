import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns a hash over the contents of files and folders, in a fixed order. Missing paths are part of the hash.
 * @param {string} root
 * @param {readonly string[]} paths relative to root
 * @param {(path: string) => boolean} [wanted] filter for the files of folders
 */
export function fingerprint(root, paths, wanted = () => true) {
  const hash = createHash("sha256");
  for (const path of paths.flatMap((entry) => listFiles(root, entry)).filter(wanted)) {
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
  return hash.digest("hex").slice(0, 32);
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(root, path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => listFiles(root, `${path}/${name}`));
}

/** @param {string} file */
export function readStamp(file) {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return null;
  }
}
