"use client";

import { type DragEvent, useState } from "react";
import { parseTryFile, type TryInput } from "@/app/try/try-text";

/** A text file in the place of what stands in the form: chosen, or dropped on it. */
export function useTextFile(onText: (text: TryInput) => void, limit: number) {
  const [isDragOver, setIsDragOver] = useState(false);
  const readFile = async (file: File | undefined) => {
    if (file) onText(parseTryFile((await file.slice(0, limit * 4).text()).slice(0, limit)));
  };
  const openFilePicker = () => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = "text/*,.txt,.md,.tex";
    input.onchange = () => readFile(input.files?.[0]);
    input.click();
  };
  const dropHandlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsDragOver(true);
    },
    onDragLeave: () => setIsDragOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsDragOver(false);
      void readFile(event.dataTransfer.files[0]);
    },
  };
  return { over: isDragOver, handlers: dropHandlers, choose: openFilePicker };
}
