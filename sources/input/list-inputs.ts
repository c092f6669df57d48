import { constants, createReadStream, type Dirent, existsSync, realpathSync } from "node:fs";
import { access, readdir, realpath, stat } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, normalize, relative, resolve, sep } from "node:path";
import { STDIN } from "@/lib/paper/source-kind";
import { WHOLE_FILE } from "./format";

/** An input: a file or standard input. */
export interface SourceFile {
  /** Name in records and messages, by `toSourceName`. */
  readonly name: string;
  /** Bytes; null if unknown. */
  readonly size: number | null;
  /** Opens the file; iteration throws `ReadError` if it cannot be read (to its end). */
  readonly open: () => AsyncIterable<Uint8Array>;
}

/** A given path cannot be read; the message is one line for the user. */
export class InputError extends Error {}

/** A file could not be read during the import, with position and reason. */
export class ReadError extends Error {
  readonly locator: string;

  constructor(locator: string, reason: string) {
    super(reason);
    this.locator = locator;
  }
}

const CHUNK = 256 * 1024;

/** A file and its path with all links resolved. */
interface ListedFile {
  readonly file: SourceFile;
  readonly realPath: string;
}

/**
 * Lists the input files: files, folders (all files in them sorted by name, without hidden ones), glob patterns that the
 * shell did not expand, and "-" for standard input. Each file is listed once, even if it is given several times.
 * @throws InputError if a given path does not exist; unreadable files within folders fail in `open` instead
 */
export async function listInputs(names: readonly string[]): Promise<SourceFile[]> {
  const found: ListedFile[] = [];
  for (const name of names) {
    if (name === "-") found.push({ file: { name: STDIN, size: null, open: () => process.stdin }, realPath: STDIN });
    else if (await isPattern(name)) found.push(...(await listPattern(name)));
    else found.push(...(await listPath(name)));
  }
  return removeDuplicates(found).map(({ file }) => file);
}

function removeDuplicates(found: readonly ListedFile[]): ListedFile[] {
  const seen = new Set<string>();
  return found.filter(({ realPath }) => !seen.has(realPath) && seen.add(realPath));
}

/** Loaded on demand: most calls name files and folders. */
const loadTinyglobby = () => import("tinyglobby");

/** Letters, digits and signs that mean themselves in every pattern. */
const PLAIN_NAME = /^[\w./ -]*$/;

/** True for a glob pattern, unless a file of that name exists. */
async function isPattern(name: string): Promise<boolean> {
  if (PLAIN_NAME.test(name)) return false;
  const { isDynamicPattern } = await loadTinyglobby();
  return isDynamicPattern(name) && !existsSync(name);
}

/** Expands a pattern, sorted by name; of several paths to a file, prefers the one without links. */
async function listPattern(pattern: string): Promise<ListedFile[]> {
  const { glob, isDynamicPattern } = await loadTinyglobby();
  const parts = pattern.split("/");
  const first = parts.findIndex((part) => isDynamicPattern(part));
  const cwd = parts.slice(0, first).join("/") || (pattern.startsWith("/") ? "/" : ".");
  const options = { cwd, ignore: ["**/node_modules/**"], expandDirectories: false };
  const paths = await withInputErrors(pattern, () => glob([parts.slice(first).join("/")], options));
  if (paths.length === 0) throw new InputError(`no file matches ${pattern}`);
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

/** Finds files; on failure returns the path as a file, so that the error is reported when it is read. */
async function findOrKeepUnreadable(
  path: string,
  find: (path: string) => Promise<ListedFile[]>,
): Promise<ListedFile[]> {
  return find(path).catch(() => [toListedFile(path, 0)]);
}

/**
 * Lists all files of a folder recursively. Links are followed after regular entries, and nothing is listed twice, neither
 * through circular links nor through several links.
 * @param seen real paths of listed files and folders
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

/** Resolves links; a broken path is returned unresolved. */
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
 * Normalizes the name of a file, which identifies the source: the path relative to the working directory, which reveals no
 * home folder; for files elsewhere, the normalized given path.
 */
function toSourceName(path: string): string {
  const whole = resolve(path);
  // The working directory of the shell may contain a link.
  return toPathInside(whole) ?? toPathInside(join(realpathSync(dirname(whole)), basename(whole))) ?? normalize(path);
}

function toPathInside(whole: string): string | null {
  const path = relative(process.cwd(), whole);
  return path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path) ? null : path;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "no such file or folder",
  EACCES: "no permission to read",
  EPERM: "no permission to read",
  ENOTDIR: "no such file or folder",
  ELOOP: "circular links",
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
