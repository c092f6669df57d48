import classes from "../_ui/page.module.css";

interface Props {
  /** Path of the page. */
  readonly path: string;
  /** URL parameters that filter the table. */
  readonly params?: Readonly<Record<string, string>> | readonly (readonly [key: string, value: string])[];
}

/** Links to all rows of a page's table as CSV and JSON. */
export function TableExportLinks({ path, params = {} }: Props) {
  const pairs: readonly (readonly [string, string])[] = Array.isArray(params) ? params : Object.entries(params);
  const filled = pairs.filter(([, value]) => value !== "").map(([key, value]) => [key, value]);
  const query = new URLSearchParams(filled).toString();
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
