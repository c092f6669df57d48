import classes from "../_ui/page.module.css";

interface Props {
  /** The address of the page, without its parameters. */
  readonly path: string;
  /** Those that say what it lists. */
  readonly params?: Readonly<Record<string, string>>;
}

/** The table of a page as files: all of its rows. */
export function TableExportLinks({ path, params = {} }: Props) {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== "")).toString();
  const toHref = (extension: string) => `${path}.${extension}${query && `?${query}`}`;
  return (
    <p className={classes.twins}>
      <a href={toHref("csv")} download>
        CSV
      </a>
      <a href={toHref("json")}>JSON</a>
    </p>
  );
}
