"use client";

import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { formatPaperQuery, type PaperQuery } from "@/lib/paper-query";
import styles from "./papers.module.css";

const PAUSE_MS = 250;

export function PaperSearch({ query }: { readonly query: PaperQuery }) {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      router.replace(`/papers${formatPaperQuery({ ...query, q: text.trim(), page: 1 })}`, { scroll: false });
    }, PAUSE_MS);
  };
  return (
    <TextInput
      className={styles.search ?? ""}
      type="search"
      size="xs"
      defaultValue={query.q}
      onChange={(event) => search(event.currentTarget.value)}
      placeholder="Search titles, abstracts and authors"
      aria-label="Search papers"
      leftSection={<IconSearch size={14} aria-hidden />}
    />
  );
}
