/** Types of the bibliography parser that the tests use. */
declare module "@citation-js/core" {
  /** One entry as CSL-JSON. */
  export interface Entry {
    readonly id: string;
    readonly title: string;
  }
  export class Cite {
    constructor(text: string);
    readonly data: Entry[];
  }
}
declare module "@citation-js/plugin-bibtex";
