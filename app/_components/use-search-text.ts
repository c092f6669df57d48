"use client";

import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { usePause } from "./use-pause";

interface SearchText {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur: () => void;
}

/**
 * The text of a field that searches while one types, as the properties of its input.
 * @param asked what the address asks for, or will when the server has answered
 */
export function useSearchText(asked: string, search: (text: string) => void): SearchText {
  const [value, setValue] = useState(asked);
  const sent = useRef(asked);
  const { later, flush } = usePause((text: string) => {
    sent.current = text;
    search(text);
  });
  useEffect(() => {
    // The address changed by other means than this field: Back, a pill, a link.
    if (asked !== sent.current) setValue(asked);
    sent.current = asked;
  }, [asked]);
  const onChange = ({ currentTarget: { value: text } }: ChangeEvent<HTMLInputElement>) => {
    setValue(text);
    later(text.trim(), text === "" ? 0 : undefined);
  };
  return { value, onChange, onBlur: flush };
}
