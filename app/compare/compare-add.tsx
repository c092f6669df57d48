"use client";

import { Select } from "@mantine/core";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ThemedMantineProvider } from "@/app/_ui/themed-mantine-provider";
import { useNavigationSearch } from "@/app/_ui/use-navigation-search";
import { addItem, type CompareQuery, comparePath } from "@/lib/compare/compare-query";
import type { NavigationItem } from "@/lib/query/navigation-items";

const OPTION_GROUPS = [
  ["benchmark", "Benchmarks"],
  ["family", "Families of benchmarks"],
  ["model", "Models"],
  ["paper", "Papers"],
  ["claim", "Claims"],
] as const;

/** Options are identified by kind and address, because a family and one of its benchmarks may share an address. */
const toOptionValue = ({ kind, href }: NavigationItem): string => `${kind} ${href}`;

/** The search results that are not yet part of the comparison, as options by kind. */
function toSelectOptions(foundItems: readonly NavigationItem[], query: CompareQuery) {
  const currentPath = comparePath(query);
  const isAddable = (item: NavigationItem) => {
    const extended = addItem(query, item);
    return extended !== null && comparePath(extended) !== currentPath;
  };
  return OPTION_GROUPS.map(([kind, group]) => ({
    group,
    items: foundItems
      .filter((item) => item.kind === kind && isAddable(item))
      .map((item) => ({ value: toOptionValue(item), label: item.name })),
  })).filter(({ items }) => items.length > 0);
}

const LABEL = "Add a benchmark, family, model, paper or claim";

/** Search field that adds an item to the comparison. */
export function CompareAdd({ query }: { readonly query: CompareQuery }) {
  const router = useRouter();
  const [search, setSearch] = useState("");
  const { places: items, isSearching } = useNavigationSearch(search, { withClaims: true });
  const add = (value: string | null) => {
    const item = items.find((one) => toOptionValue(one) === value);
    const extended = item === undefined ? null : addItem(query, item);
    if (extended === null) return;
    setSearch("");
    router.push(comparePath(extended), { scroll: false });
  };
  return (
    <ThemedMantineProvider>
      <Select
        aria-label={LABEL}
        placeholder={LABEL}
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
