const DEFINITION = /^\s{0,8}@string\s{0,8}([{(])\s{0,100}([a-z_][\w:+-]{0,100})\s{0,100}=/i;
/** A name used as a value. */
const NAME = /[=#]\s{0,100}([a-z_][\w:+-]{0,100})/gi;
/** Maximum length of a value, as concatenations of others may grow exponentially. */
const MAX_VALUE = 20_000;

/** Abbreviations defined with `@string`, which apply to all following entries. */
export class BibtexStrings {
  private readonly values = new Map<string, string>();

  /** @param read parses the fields of an entry */
  constructor(private readonly read: (entry: string) => ReadonlyMap<string, string>) {}

  /** Adds a complete `@string`. @throws Error if it is invalid */
  define(text: string): void {
    const [start = "", bracket = "", name = ""] = DEFINITION.exec(text) ?? [];
    if (name === "") throw new Error("@string without a name");
    const value =
      this.read(this.prependUsedStrings(`@misc${bracket}x, value =${text.slice(start.length)}`)).get("value") ?? "";
    if (value.length > MAX_VALUE) throw new Error(`@string of more than ${MAX_VALUE.toLocaleString("en")} characters`);
    this.values.set(name.toLowerCase(), value);
  }

  /** Prepends the definitions that an entry uses; with all definitions, long files would take hours. */
  prependUsedStrings(entry: string): string {
    if (this.values.size === 0) return entry;
    const names = new Set(Array.from(entry.matchAll(NAME), ([, name = ""]) => name.toLowerCase()));
    const used = [...names].filter((name) => this.values.has(name));
    return used.map((name) => `@string{${name} = {${this.values.get(name)}}}\n`).join("") + entry;
  }
}
