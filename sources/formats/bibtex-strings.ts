const DEFINITION = /^\s{0,8}@string\s{0,8}([{(])\s{0,100}([a-z_][\w:+-]{0,100})\s{0,100}=/i;
/** A name where a value stands. */
const NAME = /[=#]\s{0,100}([a-z_][\w:+-]{0,100})/gi;
/** Of one that is put together from others, so that it does not double with each. */
const MAX_VALUE = 20_000;

/** What the names stand for that a file gives with `@string`; they hold for all entries behind it. */
export class BibtexStrings {
  private readonly values = new Map<string, string>();

  /** @param read the fields of an entry */
  constructor(private readonly read: (entry: string) => ReadonlyMap<string, string>) {}

  /** Takes a whole `@string`; throws where it is none. */
  define(text: string): void {
    const [start = "", bracket = "", name = ""] = DEFINITION.exec(text) ?? [];
    if (name === "") throw new Error("a @string without a name");
    const value =
      this.read(this.prependUsedStrings(`@misc${bracket}x, value =${text.slice(start.length)}`)).get("value") ?? "";
    if (value.length > MAX_VALUE)
      throw new Error(`a @string of more than ${MAX_VALUE.toLocaleString("en")} characters`);
    this.values.set(name.toLowerCase(), value);
  }

  /** The entry behind those definitions that it needs: with all of them, long files would take hours. */
  prependUsedStrings(entry: string): string {
    if (this.values.size === 0) return entry;
    const names = new Set(Array.from(entry.matchAll(NAME), ([, name = ""]) => name.toLowerCase()));
    const used = [...names].filter((name) => this.values.has(name));
    return used.map((name) => `@string{${name} = {${this.values.get(name)}}}\n`).join("") + entry;
  }
}
