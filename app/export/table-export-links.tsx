import classes from "../_ui/page.module.css";

interface Props {
  /** Path of the page. */
  readonly path: string;
  /** URL parameters that filter the table. */
  readonly params?: Readonly<Record<string, string>>;
}

/** Links to all rows of a page's table as CSV and JSON. */
export function TableExportLinks({ path, params = {} }: Props) {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== "")).toString();
  const toHref = (extension: string) => `${path}.${extension}${query && `?${query}`}`;
  return (
    <p className={classes.exports}>
      <a href={toHref("csv")} download>
        CSV
      </a>
      <a href={toHref("json")}>JSON</a>
    </p>
  );
}
