import { SearchIcon } from "@primer/octicons-react";
import fields from "@/app/_ui/search-field.module.css";
import { useSearchInput } from "@/app/_ui/use-search-input";
import styles from "./papers.module.css";

interface Props {
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

export function PaperSearchField({ value, onSearch }: Props) {
  const inputProps = useSearchInput(value, onSearch);
  return (
    <div className={`${fields.field} ${styles.search}`}>
      <SearchIcon size={14} aria-hidden />
      <input
        type="search"
        dir="auto"
        maxLength={500}
        {...inputProps}
        placeholder="Search titles, abstracts and authors"
        aria-label="Search papers"
      />
    </div>
  );
}
