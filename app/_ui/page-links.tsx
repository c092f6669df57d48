import Link from "next/link";
import { toParameterPath } from "@/lib/query/parameter-path";
import classes from "./page-links.module.css";

interface Props {
  readonly page: number;
  readonly pages: number;
  /** Returns the address of a page. */
  readonly toPath: (page: number) => string;
}

/** Links to the previous and the next page of a list; empty if it has one page only. */
export function PageLinks({ page, pages, toPath }: Props) {
  if (pages <= 1) return null;
  return (
    <nav className={classes.pages} aria-label="Pagination">
      {page > 1 && (
        <Link href={toPath(page - 1)} prefetch={false}>
          ← Previous page
        </Link>
      )}
      <span>{`Page ${page} of ${pages}`}</span>
      {page < pages && (
        <Link href={toPath(page + 1)} prefetch={false}>
          Next page →
        </Link>
      )}
    </nav>
  );
}

/** Returns a path with parameters; those with an empty value and the first page are omitted. */
export function toPagePath(path: string, params: Readonly<Record<string, string>>, page: number): string {
  return toParameterPath(path, { ...params, page: page > 1 ? String(page) : "" });
}
