"use client";

import { Modal } from "@mantine/core";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import type { Place } from "@/lib/places";
import { Controls } from "./controls";
import classes from "./palette.module.css";
import { usePlaces } from "./use-places";
import { useReturnedFocus } from "./use-returned-focus";

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface ListProps {
  readonly id: string;
  readonly places: readonly Place[];
  readonly active: number;
  readonly choose: (place: Place) => void;
  readonly setActive: (at: number) => void;
}

function PlaceList({ id, places, active, choose, setActive }: ListProps) {
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  return (
    <div id={id} role="listbox" aria-label="Places" className={classes.list}>
      {places.map((place, at) => (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field keeps the focus and says which one is active
        <div
          key={place.href}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          className={classes.place}
          onClick={() => choose(place)}
          onPointerMove={() => setActive(at)}
        >
          <span className={classes.name} dir="auto">
            {place.name}
          </span>
          <span className={classes.note}>{[place.kind, place.note].filter(Boolean).join(" · ")}</span>
        </div>
      ))}
    </div>
  );
}

/** A field and what it leads to. */
export function PaletteDialog({ close }: { readonly close: () => void }) {
  useReturnedFocus();
  const router = useRouter();
  const id = useId();
  const [search, setSearch] = useState("");
  const [active, setActive] = useState(0);
  const { places, waiting } = usePlaces(search);
  const at = Math.min(active, places.length - 1);
  const choose = (place: Place | undefined) => {
    if (!place) return;
    close();
    router.push(place.href);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setActive((at + step + places.length) % Math.max(1, places.length));
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(places[at]);
    }
  };
  return (
    <Controls>
      <Modal
        opened
        onClose={close}
        title="Go to"
        size={620}
        padding={0}
        yOffset="10vh"
        transitionProps={{ duration: 80 }}
        closeButtonProps={{ "aria-label": "Close" }}
        classNames={{ header: classes.header ?? "", title: classes.title ?? "" }}
      >
        <input
          data-autofocus
          type="text"
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
          aria-label="Name of a page, benchmark, model or paper"
          placeholder="Name of a page, benchmark, model or paper"
          className={classes.field}
          value={search}
          maxLength={200}
          onKeyDown={onKey}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            setActive(0);
          }}
        />
        <PlaceList id={id} places={places} active={at} choose={choose} setActive={setActive} />
        <p className={classes.foot} role="status">
          {places.length === 0 && !waiting ? "Nothing has this name." : "↑ ↓ to choose, Enter to go, Esc to close"}
        </p>
      </Modal>
    </Controls>
  );
}
