"use client";

import { type DragEvent, useState } from "react";
import { splitTryText, type TryText } from "@/lib/try-text";

/** A text file in the place of what stands in the form: chosen, or dropped on it. */
export function useTextFile(change: (text: TryText) => void, limit: number) {
  const [over, setOver] = useState(false);
  const take = async (file: File | undefined) => {
    if (file) change(splitTryText((await file.slice(0, limit * 4).text()).slice(0, limit)));
  };
  const choose = () => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = "text/*,.txt,.md,.tex";
    input.onchange = () => take(input.files?.[0]);
    input.click();
  };
  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void take(event.dataTransfer.files[0]);
    },
  };
  return { over, handlers, choose };
}
