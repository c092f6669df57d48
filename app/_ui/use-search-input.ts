"use client";

import { useDebouncedCallback } from "@mantine/hooks";
import { type ChangeEvent, useEffect, useRef, useState } from "react";

const SEARCH_DELAY_MS = 250;

interface SearchInputProps {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur: () => void;
}

/**
 * Returns the input properties of a search-as-you-type field.
 * @param requestedText search text in the current or pending URL
 */
export function useSearchInput(requestedText: string, onSearch: (text: string) => void): SearchInputProps {
  const [value, setValue] = useState(requestedText);
  const sentText = useRef(requestedText);
  const searchLater = useDebouncedCallback((text: string) => {
    sentText.current = text;
    onSearch(text);
  }, SEARCH_DELAY_MS);
  useEffect(() => {
    // The URL changed by other means than this field: Back, a filter pill, a link.
    if (requestedText !== sentText.current) setValue(requestedText);
    sentText.current = requestedText;
  }, [requestedText]);
  const onChange = ({ currentTarget: { value: text } }: ChangeEvent<HTMLInputElement>) => {
    setValue(text);
    searchLater(text.trim());
    if (text === "") searchLater.flush();
  };
  return { value, onChange, onBlur: () => searchLater.flush() };
}
