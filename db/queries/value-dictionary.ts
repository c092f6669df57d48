/**
 * Numbers the distinct values of a column, from 0. Numbers stay valid when values are added, so that a table that is
 * extended shares the dictionary of its predecessor.
 */
export class ValueDictionary<T> {
  readonly values: T[] = [];
  private readonly codes = new Map<string | null, number>();

  /** @param parse converts a cell to its value */
  constructor(private readonly parse: (cell: string | null) => T) {}

  code(cell: string | null): number {
    const known = this.codes.get(cell);
    if (known !== undefined) return known;
    const code = this.values.push(this.parse(cell)) - 1;
    this.codes.set(cell, code);
    return code;
  }
}

/** Folds ASCII case as the database does (NOCASE). */
export const foldCase = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Values of one column by the codes of a dictionary; null means no value. */
export interface CodedValues {
  /** Index in `values` by code of the dictionary. */
  readonly codes: Int32Array;
  readonly values: readonly (string | null)[];
  /** Returns the index in `values` of a value; -1 if it has none. */
  readonly find: (value: string | null) => number;
}

/** A column of a dictionary that holds several columns; equal values have one code. Covers values that are added later. */
export class DerivedColumn<T> implements CodedValues {
  /** With room for codes to come. */
  private byCode = new Int32Array(64);
  private length = 0;
  private readonly distinct: (string | null)[] = [];
  private readonly known = new Map<string | null, number>();

  /** @param fold true if ASCII case is ignored */
  constructor(
    private readonly dictionary: ValueDictionary<T>,
    private readonly read: (value: T) => string | null,
    private readonly fold = false,
  ) {}

  get codes(): Int32Array {
    this.deriveNew();
    return this.byCode.subarray(0, this.length);
  }

  get values(): readonly (string | null)[] {
    this.deriveNew();
    return this.distinct;
  }

  find(value: string | null): number {
    this.deriveNew();
    return this.known.get(this.toKey(value)) ?? -1;
  }

  private deriveNew(): void {
    const { values } = this.dictionary;
    if (values.length > this.byCode.length) {
      const larger = new Int32Array(values.length * 2);
      larger.set(this.byCode);
      this.byCode = larger;
    }
    for (; this.length < values.length; this.length++)
      this.byCode[this.length] = this.toCode(this.read(values[this.length] as T));
  }

  private toKey(value: string | null): string | null {
    return this.fold && value !== null ? foldCase(value) : value;
  }

  private toCode(value: string | null): number {
    const key = this.toKey(value);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const code = this.distinct.push(value) - 1;
    this.known.set(key, code);
    return code;
  }
}
