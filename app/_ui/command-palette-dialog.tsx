"use client";

import { useRouter } from "next/navigation";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import type { NavigationItem } from "@/lib/query/navigation-items";
import classes from "./command-palette-dialog.module.css";
import { Dialog } from "./dialog";
import { useNavigationSearch } from "./use-navigation-search";

const KEY_STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface ResultListProps {
  readonly id: string;
  readonly items: readonly NavigationItem[];
  readonly activeIndex: number;
  readonly onSelect: (place: NavigationItem) => void;
  readonly setActiveIndex: (at: number) => void;
}

function ResultList({ id, items, activeIndex, onSelect, setActiveIndex }: ResultListProps) {
  useEffect(() => {
    document.getElementById(`${id}-${activeIndex}`)?.scrollIntoView({ block: "nearest" });
  }, [id, activeIndex]);
  return (
    <div id={id} role="listbox" aria-label="Places" className={classes.list}>
      {items.map((item, at) => (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field keeps the focus and names the active option
        <div
          key={`${item.kind} ${item.href}`}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === activeIndex}
          className={classes.place}
          onClick={() => onSelect(item)}
          onPointerMove={() => setActiveIndex(at)}
        >
          <span className={classes.name} dir="auto">
            {item.name}
          </span>
          <span className={classes.note}>{[item.kind, item.note].filter(Boolean).join(" · ")}</span>
        </div>
      ))}
    </div>
  );
}

interface Props {
  readonly close: () => void;
  readonly search: string;
  readonly setSearch: (search: string) => void;
  readonly onFieldFocus: () => void;
}

/** Search field with the pages, benchmarks, models and papers that match. */
export function CommandPaletteDialog({ close: onClose, search, setSearch, onFieldFocus }: Props) {
  const router = useRouter();
  const id = useId();
  const [requestedIndex, setRequestedIndex] = useState(0);
  const { places: items, isSearching } = useNavigationSearch(search);
  const activeIndex = Math.min(requestedIndex, items.length - 1);
  const openItem = (item: NavigationItem | undefined) => {
    if (!item) return;
    onClose();
    router.push(item.href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEY_STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setRequestedIndex((activeIndex + step + items.length) % Math.max(1, items.length));
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      openItem(items[activeIndex]);
    }
  };
  return (
    <Dialog
      onClose={onClose}
      title="Go to"
      size={620}
      padding={0}
      yOffset="10vh"
      classNames={{ header: classes.header ?? "", title: classes.title ?? "" }}
    >
      <input
        data-autofocus
        type="text"
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={activeIndex >= 0 ? `${id}-${activeIndex}` : undefined}
        aria-label="Name of a page, benchmark, model or paper"
        placeholder="Name of a page, benchmark, model or paper"
        className={classes.field}
        value={search}
        maxLength={200}
        onFocus={onFieldFocus}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          setRequestedIndex(0);
        }}
      />
      <ResultList
        id={id}
        items={items}
        activeIndex={activeIndex}
        onSelect={openItem}
        setActiveIndex={setRequestedIndex}
      />
      <p className={classes.foot} role="status">
        {items.length === 0 && !isSearching ? "No matches." : "↑ ↓ to select, Enter to open, Esc to close"}
      </p>
    </Dialog>
  );
}
