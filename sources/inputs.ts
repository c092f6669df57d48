import { constants, createReadStream, existsSync, realpathSync } from "node:fs";
import { access, readdir, stat } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, normalize, relative, resolve, sep } from "node:path";
import { glob, isDynamicPattern } from "tinyglobby";

/** Something with papers in it: a file, or what is piped in. */
export interface SourceFile {
  /** What it is called in records and messages: `sourceName` of its path. */
  readonly name: string;
  /** Bytes, where known beforehand. */
  readonly size: number | null;
  readonly open: () => AsyncIterable<Uint8Array>;
}

/** What standard input is called in records and messages. */
export const STDIN = "stdin";

/** A path that cannot be read, as one line for the person who named it. */
export class InputError extends Error {}

const CHUNK = 256 * 1024;

/**
 * The files that a person named: files, folders (all files in them, by name, without hidden ones), patterns that the
 * shell has left as they are, "-" for standard input. Fails before anything is read where one of them does not exist.
 */
export async function listInputs(names: readonly string[]): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for (const name of names) {
    if (name === "-") files.push({ name: STDIN, size: null, open: () => process.stdin });
    else if (isPattern(name)) files.push(...(await listPattern(name)));
    else files.push(...(await listPath(name)));
  }
  return files;
}

/** A file may have the signs of a pattern in its name; then it is meant. */
const isPattern = (name: string): boolean => isDynamicPattern(name) && !existsSync(name);

async function listPattern(pattern: string): Promise<SourceFile[]> {
  const parts = pattern.split("/");
  const first = parts.findIndex((part) => isDynamicPattern(part));
  const cwd = parts.slice(0, first).join("/") || (pattern.startsWith("/") ? "/" : ".");
  const options = { cwd, ignore: ["**/node_modules/**"], expandDirectories: false };
  const paths = await attempt(pattern, () => glob([parts.slice(first).join("/")], options));
  if (paths.length === 0) throw new InputError(`no file is called like ${pattern}`);
  return (await Promise.all(paths.sort().map((path) => listPath(join(cwd, path))))).flat();
}

async function listPath(path: string): Promise<SourceFile[]> {
  const info = await attempt(path, () => stat(path));
  await attempt(path, () => access(path, constants.R_OK));
  if (!info.isDirectory()) return [toFile(path, info.isFile() ? info.size : null)];
  const files = await listFolder(path);
  if (files.length === 0) throw new InputError(`no files in the folder ${path}`);
  return files;
}

async function listFolder(folder: string): Promise<SourceFile[]> {
  const entries = await attempt(folder, () => readdir(folder, { withFileTypes: true }));
  const files: SourceFile[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
    if (entry.isDirectory()) files.push(...(await listFolder(path)));
    else if (entry.isFile()) files.push(toFile(path, (await attempt(path, () => stat(path))).size));
  }
  return files;
}

const toFile = (path: string, size: number | null): SourceFile => ({
  name: sourceName(path),
  size,
  open: () => createReadStream(path, { highWaterMark: CHUNK }),
});

/**
 * One name for a file however it is written, for it tells one source from another: the path from where the person
 * stands, which says nothing of their home; where it leads out of there, the path as it was written, without detours.
 */
function sourceName(path: string): string {
  const whole = resolve(path);
  // The shell's idea of where the person stands may go through a link.
  return insidePath(whole) ?? insidePath(join(realpathSync(dirname(whole)), basename(whole))) ?? normalize(path);
}

function insidePath(whole: string): string | null {
  const path = relative(process.cwd(), whole);
  return path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path) ? null : path;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "no such file or folder",
  EACCES: "it may not be read",
  EPERM: "it may not be read",
  ENOTDIR: "no such file or folder",
  ELOOP: "its links go in a circle",
  ENAMETOOLONG: "the name is too long",
};

async function attempt<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    throw new InputError(`${path}: ${REASONS[code] ?? (error as Error).message}`);
  }
}
