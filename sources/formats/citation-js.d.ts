/** The two parts of the BibTeX parser that are used: of entries, and of the LaTeX in a field. */
declare module "@citation-js/plugin-bibtex/lib/input/file.js" {
  export function parse(text: string): readonly {
    readonly type: string;
    readonly label: string;
    readonly properties: Readonly<Record<string, string | number>>;
  }[];
}

declare module "@citation-js/plugin-bibtex/lib/input/value.js" {
  export function parse(text: string, field: "title"): string;
  export function parse(
    text: string,
    field: "author",
  ): readonly {
    readonly given?: string;
    readonly prefix?: string;
    readonly family?: string;
    readonly suffix?: string;
  }[];
}
