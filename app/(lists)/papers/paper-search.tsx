import { SearchIcon } from "@primer/octicons-react";
import fields from "@/app/_components/search-field.module.css";
import { useSearchText } from "@/app/_components/use-search-text";
import styles from "./papers.module.css";

interface Props {
  readonly asked: string;
  readonly search: (text: string) => void;
}

export function PaperSearch({ asked, search }: Props) {
  const text = useSearchText(asked, search);
  return (
    <div className={`${fields.field} ${styles.search}`}>
      <SearchIcon size={14} aria-hidden />
      <input
        type="search"
        dir="auto"
        maxLength={500}
        {...text}
        placeholder="Search titles, abstracts and authors"
        aria-label="Search papers"
      />
    </div>
  );
}
