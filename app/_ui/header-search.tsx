"use client";

import { SearchIcon } from "@primer/octicons-react";
import { usePathname, useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef } from "react";
import classes from "./header.module.css";
import fields from "./search-field.module.css";

const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const PATHS_WITH_SEARCH = new Set(["/claims", "/papers"]);

/** Claim search in the header. "/" focuses it, or the search field of the page. */
export function HeaderSearch() {
  const field = useRef<HTMLInputElement>(null);
  const router = useRouter();
  const pageHasSearch = PATHS_WITH_SEARCH.has(usePathname());
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.metaKey || event.ctrlKey || event.altKey || isTextInput(event.target)) return;
      event.preventDefault();
      const pageSearch = document.querySelector<HTMLInputElement>("main input[type=search]");
      (pageSearch ?? field.current)?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const q = field.current?.value.trim();
    router.push(q ? `/claims?${new URLSearchParams({ q })}` : "/claims");
    if (field.current) field.current.value = "";
  };
  if (pageHasSearch) return null;
  return (
    <form action="/claims" onSubmit={search} className={`${fields.field} ${classes.search}`}>
      <SearchIcon size={14} aria-hidden />
      <input
        ref={field}
        name="q"
        type="search"
        maxLength={500}
        placeholder="Search claims"
        aria-label="Search all claims"
      />
      <kbd aria-hidden>/</kbd>
    </form>
  );
}
