"use client";

import { Select } from "@mantine/core";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ThemedMantineProvider } from "@/app/_ui/themed-mantine-provider";
import { useNavigationSearch } from "@/app/_ui/use-navigation-search";
import { addPage, type CompareQuery, comparePath } from "@/lib/compare/compare-query";
import type { NavigationItem } from "@/lib/query/navigation-items";

const OPTION_GROUPS = [
  ["benchmark", "Benchmarks"],
  ["model", "Models"],
  ["paper", "Papers"],
] as const;

/** The search results that are not yet part of the comparison, as options by kind. */
function toSelectOptions(foundItems: readonly NavigationItem[], query: CompareQuery) {
  const currentPath = comparePath(query);
  const isAddable = ({ href }: NavigationItem) => {
    const extended = addPage(query, href);
    return extended !== null && comparePath(extended) !== currentPath;
  };
  return OPTION_GROUPS.map(([kind, group]) => ({
    group,
    items: foundItems
      .filter((item) => item.kind === kind && isAddable(item))
      .map(({ href, name }) => ({ value: href, label: name })),
  })).filter(({ items }) => items.length > 0);
}

/** Search field that adds a benchmark, model or paper to the comparison. */
export function CompareAdd({ query }: { readonly query: CompareQuery }) {
  const router = useRouter();
  const [search, setSearch] = useState("");
  const { places: items, isSearching } = useNavigationSearch(search);
  const add = (href: string | null) => {
    const extended = href === null ? null : addPage(query, href);
    if (extended === null) return;
    setSearch("");
    router.push(comparePath(extended));
  };
  return (
    <ThemedMantineProvider>
      <Select
        aria-label="Add a benchmark, model or paper"
        placeholder="Add a benchmark, model or paper"
        size="xs"
        searchable
        value={null}
        data={toSelectOptions(items, query)}
        searchValue={search}
        onSearchChange={setSearch}
        onChange={add}
        filter={({ options }) => options}
        nothingFoundMessage={isSearching ? "Searching…" : "No matches"}
        comboboxProps={{ width: 420, position: "bottom-start" }}
        maxDropdownHeight={360}
      />
    </ThemedMantineProvider>
  );
}
