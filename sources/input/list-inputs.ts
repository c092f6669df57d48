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
export class ReadError extends Error {
  readonly locator: string;

  constructor(locator: string, reason: string) {
    super(reason);
    this.locator = locator;
  }
}

const CHUNK = 256 * 1024;

/** A file, and where it stands when all links are followed. */
interface ListedFile {
  readonly file: SourceFile;
  readonly realPath: string;
}

/**
 * The files that a person named: files, folders (all files in them, by name, without hidden ones), patterns that the
 * shell has left as they are, "-" for standard input; each is read once, however often and by whatever name. Fails
 * before anything is read where one of them does not exist; what was not named itself and cannot be read is for `open`
 * to tell.
 */
export async function listInputs(names: readonly string[]): Promise<SourceFile[]> {
  const found: ListedFile[] = [];
  for (const name of names) {
    if (name === "-") found.push({ file: { name: STDIN, size: null, open: () => process.stdin }, realPath: STDIN });
    else if (isPattern(name)) found.push(...(await listPattern(name)));
    else found.push(...(await listPath(name)));
  }
  return removeDuplicates(found).map(({ file }) => file);
}

function removeDuplicates(found: readonly ListedFile[]): ListedFile[] {
  const seen = new Set<string>();
  return found.filter(({ realPath }) => !seen.has(realPath) && seen.add(realPath));
}

/** A file may have the signs of a pattern in its name; then it is meant. */
const isPattern = (name: string): boolean => isDynamicPattern(name) && !existsSync(name);

/** By name; of several ways to a file the one without a link, else the first. */
async function listPattern(pattern: string): Promise<ListedFile[]> {
  const parts = pattern.split("/");
  const first = parts.findIndex((part) => isDynamicPattern(part));
  const cwd = parts.slice(0, first).join("/") || (pattern.startsWith("/") ? "/" : ".");
  const options = { cwd, ignore: ["**/node_modules/**"], expandDirectories: false };
  const paths = await withInputErrors(pattern, () => glob([parts.slice(first).join("/")], options));
  if (paths.length === 0) throw new InputError(`no file is called like ${pattern}`);
  const found = (
    await Promise.all(paths.sort().map((path) => findOrKeepUnreadable(join(cwd, path), findFiles)))
  ).flat();
  const itself = toRealPath(cwd);
  const isStraight = ({ file, realPath }: ListedFile) => join(itself, relative(cwd, file.name)) === realPath;
  const straight = new Set(found.filter(isStraight).map(({ realPath: real }) => real));
  return removeDuplicates(found.filter((one) => isStraight(one) || !straight.has(one.realPath)));
}

async function listPath(path: string): Promise<ListedFile[]> {
  const files = await withInputErrors(path, () => findFiles(path));
  if (files.length === 0) throw new InputError(`no files in the folder ${path}`);
  return files;
}

async function findFiles(path: string): Promise<ListedFile[]> {
  const info = await stat(path);
  await access(path, constants.R_OK);
  return info.isDirectory() ? listFolder(path) : [toListedFile(path, info.isFile() ? info.size : null)];
}

/** What is found there; where that fails, a file, so that why is told when it is read. */
async function findOrKeepUnreadable(
  path: string,
  find: (path: string) => Promise<ListedFile[]>,
): Promise<ListedFile[]> {
  return find(path).catch(() => [toListedFile(path, 0)]);
}

/**
 * All files of a folder and of those in it. Links are followed behind what stands there itself, and nothing is listed
 * twice: neither what a link leads back to, nor what two of them lead to.
 * @param seen real paths of what is listed
 */
async function listFolder(
  folder: string,
  real = realpathSync(folder),
  seen = new Set<string>(),
): Promise<ListedFile[]> {
  seen.add(real);
  const files: ListedFile[] = [];
  for (const entry of (await readdir(folder, { withFileTypes: true })).sort(byKindAndName)) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
    const found = await findOrKeepUnreadable(path, async () => {
      const target = entry.isSymbolicLink() ? await realpath(path) : join(real, entry.name);
      if (seen.has(target)) return [];
      const info = await stat(path);
      if (info.isDirectory()) return listFolder(path, target, seen);
      seen.add(target);
      return info.isFile() ? [toListedFile(path, info.size, target)] : [];
    });
    files.push(...found);
  }
  return files;
}

const byKindAndName = (a: Dirent, b: Dirent): number =>
  Number(a.isSymbolicLink()) - Number(b.isSymbolicLink()) || (a.name < b.name ? -1 : 1);

const toListedFile = (path: string, size: number | null, real = toRealPath(path)): ListedFile => ({
  file: { name: toSourceName(path), size, open: () => readFile(path) },
  realPath: real,
});

/** The path itself where it leads nowhere. */
function toRealPath(path: string): string {
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
    throw new ReadError(read === 0 ? WHOLE_FILE : `byte ${read}`, describeError(error));
  }
}

/**
 * One name for a file however it is written, for it tells one source from another: the path from where the person
 * stands, which says nothing of their home; where it leads out of there, the path as it was written, without detours.
 */
function toSourceName(path: string): string {
  const whole = resolve(path);
  // The shell's idea of where the person stands may go through a link.
  return toPathInside(whole) ?? toPathInside(join(realpathSync(dirname(whole)), basename(whole))) ?? normalize(path);
}

function toPathInside(whole: string): string | null {
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

function describeError(error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
}

async function withInputErrors<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new InputError(`${path}: ${describeError(error)}`);
  }
}
