"use client";

import { type DragEvent, useState } from "react";
import { parseTryFile, type TryInput } from "@/app/try/try-text";

/** Reads a text file that is selected or dropped, up to a number of characters. */
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
  return { isDragOver, dropHandlers, openFilePicker };
}
