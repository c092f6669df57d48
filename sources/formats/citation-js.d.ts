/** The two modules of the BibTeX parser that are used: for entries, and for LaTeX in fields. */
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
