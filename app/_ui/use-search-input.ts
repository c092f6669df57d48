"use client";

import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useDebouncedCallback } from "./use-debounced-callback";

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
  const { schedule, flush } = useDebouncedCallback((text: string) => {
    sentText.current = text;
    onSearch(text);
  });
  useEffect(() => {
    // The URL changed by other means than this field: Back, a filter pill, a link.
    if (requestedText !== sentText.current) setValue(requestedText);
    sentText.current = requestedText;
  }, [requestedText]);
  const onChange = ({ currentTarget: { value: text } }: ChangeEvent<HTMLInputElement>) => {
    setValue(text);
    schedule(text.trim(), text === "" ? 0 : undefined);
  };
  return { value, onChange, onBlur: flush };
}
