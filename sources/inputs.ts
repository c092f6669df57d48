import { constants, createReadStream, type Dirent, existsSync, realpathSync } from "node:fs";
import { access, readdir, realpath, stat } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, normalize, relative, resolve, sep } from "node:path";
import { glob, isDynamicPattern } from "tinyglobby";
import { WHOLE_FILE } from "./format";

/** Something with papers in it: a file, or what is piped in. */
export interface SourceFile {
  /** What it is called in records and messages: `sourceName` of its path. */
  readonly name: string;
  /** Bytes, where known beforehand. */
  readonly size: number | null;
  /** Throws `BrokenRead` where a file cannot be read, or cannot be read on. */
  readonly open: () => AsyncIterable<Uint8Array>;
}

/** What standard input is called in records and messages. */
export const STDIN = "stdin";

/** A path that cannot be read, as one line for the person who named it. */
export class InputError extends Error {}

/** A file that cannot be read, found out while others are read: where in it, and why. */
export class BrokenRead extends Error {
  readonly locator: string;

  constructor(locator: string, reason: string) {
    super(reason);
    this.locator = locator;
  }
}

const CHUNK = 256 * 1024;

/** A file, and where it stands when all links are followed. */
interface Found {
  readonly file: SourceFile;
  readonly real: string;
}

/**
 * The files that a person named: files, folders (all files in them, by name, without hidden ones), patterns that the
 * shell has left as they are, "-" for standard input; each is read once, however often and by whatever name. Fails
 * before anything is read where one of them does not exist; what was not named itself and cannot be read is for `open`
 * to tell.
 */
export async function listInputs(names: readonly string[]): Promise<SourceFile[]> {
  const found: Found[] = [];
  for (const name of names) {
    if (name === "-") found.push({ file: { name: STDIN, size: null, open: () => process.stdin }, real: STDIN });
    else if (isPattern(name)) found.push(...(await listPattern(name)));
    else found.push(...(await listPath(name)));
  }
  return onlyFirst(found).map(({ file }) => file);
}

function onlyFirst(found: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return found.filter(({ real }) => !seen.has(real) && seen.add(real));
}

/** A file may have the signs of a pattern in its name; then it is meant. */
const isPattern = (name: string): boolean => isDynamicPattern(name) && !existsSync(name);

/** By name; of several ways to a file the one without a link, else the first. */
async function listPattern(pattern: string): Promise<Found[]> {
  const parts = pattern.split("/");
  const first = parts.findIndex((part) => isDynamicPattern(part));
  const cwd = parts.slice(0, first).join("/") || (pattern.startsWith("/") ? "/" : ".");
  const options = { cwd, ignore: ["**/node_modules/**"], expandDirectories: false };
  const paths = await attempt(pattern, () => glob([parts.slice(first).join("/")], options));
  if (paths.length === 0) throw new InputError(`no file is called like ${pattern}`);
  const found = (await Promise.all(paths.sort().map((path) => findOrTell(join(cwd, path), find)))).flat();
  const itself = realOf(cwd);
  const isStraight = ({ file, real }: Found) => join(itself, relative(cwd, file.name)) === real;
  const straight = new Set(found.filter(isStraight).map(({ real }) => real));
  return onlyFirst(found.filter((one) => isStraight(one) || !straight.has(one.real)));
}

async function listPath(path: string): Promise<Found[]> {
  const files = await attempt(path, () => find(path));
  if (files.length === 0) throw new InputError(`no files in the folder ${path}`);
  return files;
}

async function find(path: string): Promise<Found[]> {
  const info = await stat(path);
  await access(path, constants.R_OK);
  return info.isDirectory() ? listFolder(path) : [toFound(path, info.isFile() ? info.size : null)];
}

/** What is found there; where that fails, a file, so that why is told when it is read. */
async function findOrTell(path: string, find: (path: string) => Promise<Found[]>): Promise<Found[]> {
  return find(path).catch(() => [toFound(path, 0)]);
}

/**
 * All files of a folder and of those in it. Links are followed behind what stands there itself, and nothing is listed
 * twice: neither what a link leads back to, nor what two of them lead to.
 * @param seen real paths of what is listed
 */
async function listFolder(folder: string, real = realpathSync(folder), seen = new Set<string>()): Promise<Found[]> {
  seen.add(real);
  const files: Found[] = [];
  for (const entry of (await readdir(folder, { withFileTypes: true })).sort(byKindAndName)) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
    const found = await findOrTell(path, async () => {
      const target = entry.isSymbolicLink() ? await realpath(path) : join(real, entry.name);
      if (seen.has(target)) return [];
      const info = await stat(path);
      if (info.isDirectory()) return listFolder(path, target, seen);
      seen.add(target);
      return info.isFile() ? [toFound(path, info.size, target)] : [];
    });
    files.push(...found);
  }
  return files;
}

const byKindAndName = (a: Dirent, b: Dirent): number =>
  Number(a.isSymbolicLink()) - Number(b.isSymbolicLink()) || (a.name < b.name ? -1 : 1);

const toFound = (path: string, size: number | null, real = realOf(path)): Found => ({
  file: { name: sourceName(path), size, open: () => readFile(path) },
  real,
});

/** The path itself where it leads nowhere. */
function realOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}

async function* readFile(path: string): AsyncGenerator<Uint8Array> {
  let read = 0;
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) {
      read += chunk.length;
      yield chunk;
    }
  } catch (error) {
    throw new BrokenRead(read === 0 ? WHOLE_FILE : `byte ${read}`, reasonOf(error));
  }
}

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

function reasonOf(error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
}

async function attempt<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new InputError(`${path}: ${reasonOf(error)}`);
  }
}
