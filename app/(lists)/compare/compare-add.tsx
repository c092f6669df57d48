"use client";

import { Select } from "@mantine/core";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Controls } from "@/app/_components/controls";
import { usePlaces } from "@/app/_components/use-places";
import { type CompareQuery, comparePath, withPlace } from "@/lib/compare-path";
import type { Place } from "@/lib/places";

const GROUPS = [
  ["benchmark", "Benchmarks"],
  ["model", "Models"],
  ["paper", "Papers"],
] as const;

/** What can still be added: a place that is compared already would change nothing. */
function toOptions(places: readonly Place[], query: CompareQuery) {
  const now = comparePath(query);
  const isNew = ({ href }: Place) => {
    const more = withPlace(query, href);
    return more !== null && comparePath(more) !== now;
  };
  return GROUPS.map(([kind, group]) => ({
    group,
    items: places
      .filter((place) => place.kind === kind && isNew(place))
      .map(({ href, name }) => ({ value: href, label: name })),
  })).filter(({ items }) => items.length > 0);
}

/** Adds a benchmark, a model or a paper to the comparison, by its name. */
export function CompareAdd({ query }: { readonly query: CompareQuery }) {
  const router = useRouter();
  const [search, setSearch] = useState("");
  const { places, waiting } = usePlaces(search);
  const add = (href: string | null) => {
    const more = href === null ? null : withPlace(query, href);
    if (more === null) return;
    setSearch("");
    router.push(comparePath(more));
  };
  return (
    <Controls>
      <Select
        aria-label="Add a benchmark, model or paper"
        placeholder="Add a benchmark, model or paper"
        size="xs"
        searchable
        value={null}
        data={toOptions(places, query)}
        searchValue={search}
        onSearchChange={setSearch}
        onChange={add}
        filter={({ options }) => options}
        nothingFoundMessage={waiting ? "Looking…" : "Nothing has this name."}
        comboboxProps={{ width: 420, position: "bottom-start" }}
        maxDropdownHeight={360}
      />
    </Controls>
  );
}
