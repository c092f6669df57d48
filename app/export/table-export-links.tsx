import { type PathParameters, toParameterPath } from "@/lib/query/parameter-path";
import classes from "../_ui/page.module.css";

interface Props {
  /** Path of the page. */
  readonly path: string;
  /** URL parameters that filter the table. */
  readonly params?: PathParameters;
}

/** Links to all rows of a page's table as CSV and JSON. */
export function TableExportLinks({ path, params = {} }: Props) {
  return (
    <p className={classes.exports}>
      <a href={toParameterPath(`${path}.csv`, params)} download>
        CSV
      </a>
      <a href={toParameterPath(`${path}.json`, params)}>JSON</a>
    </p>
  );
}
