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
      .update(`${path}\0`)
      .update(readFileSync(`${root}/${path}`))
      .update("\0");
  }
  return hash.digest("hex").slice(0, 32);
}

/**
 * Lists the files of a path in a fixed order; none if it does not exist.
 * @param {string} root
 * @param {string} path relative to root
 * @returns {string[]}
 */
export function listFiles(root, path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat) return [];
  return stat.isDirectory() ? listFolder(root, path) : [path];
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function listFolder(root, folder) {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isFile()) return [path];
      return entry.isDirectory() ? listFolder(root, path) : listFiles(root, path);
    });
}

/** @param {string} file */
export function readStamp(file) {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return null;
  }
}
