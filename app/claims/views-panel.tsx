"use client";

import { LinkIcon, PencilIcon, TrashIcon } from "@primer/octicons-react";
import { type FormEvent, useState } from "react";
import buttons from "@/app/_ui/button.module.css";
import { PopoverLink } from "@/app/_ui/popover-button";
import { writeClipboard } from "@/app/_ui/write-clipboard";
import {
  BUILT_IN_VIEWS,
  MAX_VIEW_NAME_LENGTH,
  parseViewLink,
  type SavedView,
  toViewPath,
} from "@/lib/query/saved-view";
import classes from "./panels.module.css";
import { type SavedViews, useSavedViews } from "./use-saved-views";

interface Props {
  /** The current query of the table. */
  readonly queryString: string;
  /** False if the board is read-only. */
  readonly writable: boolean;
}

function ViewLink({ view, queryString }: { readonly view: SavedView } & Pick<Props, "queryString">) {
  return (
    <PopoverLink
      href={view.query ? `/claims?${view.query}` : "/claims"}
      prefetch={false}
      scroll={false}
      className={classes.view}
      aria-current={view.query === queryString || undefined}
      title={view.name}
      dir="auto"
    >
      {view.name}
    </PopoverLink>
  );
}

const getFieldValue = (event: FormEvent<HTMLFormElement>, field: string): string =>
  String(new FormData(event.currentTarget).get(field) ?? "").trim();

interface SavedViewProps extends Props {
  readonly view: SavedView;
  readonly views: SavedViews;
  /** Announces an action; a deleted view can be restored. */
  readonly announce: (text: string, deleted?: SavedView) => void;
  /** Name of the edited view, which keeps the focus when its row renders again. */
  readonly focusedView: string | null;
  readonly setFocusedView: (name: string) => void;
}

function SavedViewItem({ view, views, queryString, writable, announce, focusedView, setFocusedView }: SavedViewProps) {
  const [renaming, setRenaming] = useState(false);
  if (renaming) {
    const rename = async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const name = getFieldValue(event, "name");
      setFocusedView(name);
      if (name !== view.name) {
        if (!(await views.rename(view, name))) return;
        announce(`Renamed to ${name}`);
      }
      setRenaming(false);
    };
    return (
      <li className={classes.line}>
        <form className={classes.save} onSubmit={rename}>
          <input
            name="name"
            className={buttons.field}
            aria-label={`New name of ${view.name}`}
            defaultValue={view.name}
            maxLength={MAX_VIEW_NAME_LENGTH}
            required
            // biome-ignore lint/a11y/noAutofocus: the user has just opened this field
            autoFocus
          />
          <button type="submit" className={buttons.button}>
            Rename
          </button>
        </form>
      </li>
    );
  }
  const copy = async () => {
    const link = new URL(toViewPath(view), window.location.href).href;
    announce((await writeClipboard(link)) ? `Link to ${view.name} copied` : "Copying is blocked by the browser");
  };
  const remove = async () => {
    const deleted = await views.remove(view);
    if (deleted) announce(`Deleted ${deleted.name}`, deleted);
  };
  return (
    <li className={classes.line}>
      <ViewLink view={view} queryString={queryString} />
      <button type="button" className={buttons.icon} aria-label={`Copy a link to ${view.name}`} onClick={copy}>
        <LinkIcon size={15} aria-hidden />
      </button>
      {writable && (
        <>
          <button
            type="button"
            className={buttons.icon}
            aria-label={`Rename ${view.name}`}
            // biome-ignore lint/a11y/noAutofocus: keeps the focus on the edited view
            autoFocus={focusedView === view.name}
            onClick={() => setRenaming(true)}
          >
            <PencilIcon size={15} aria-hidden />
          </button>
          <button type="button" className={buttons.icon} aria-label={`Delete ${view.name}`} onClick={remove}>
            <TrashIcon size={15} aria-hidden />
          </button>
        </>
      )}
    </li>
  );
}

/** Saves the current view, or one from a link. */
function SaveViewForm({ queryString, views, announce }: Pick<SavedViewProps, "queryString" | "views" | "announce">) {
  const [name, setName] = useState("");
  const [link, setLink] = useState("");
  const linkedView = link.trim() === "" ? null : parseViewLink(link);
  const isInvalidLink = link.trim() !== "" && linkedView === null;
  const nameExists = views.views?.some((view) => view.name.toLowerCase() === name.trim().toLowerCase());
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isInvalidLink || !(await views.save({ name, query: linkedView?.query ?? queryString }))) return;
    announce(`Saved as ${name.trim()}`);
    setName("");
    setLink("");
  };
  return (
    <form onSubmit={save}>
      <p className={classes.group}>{linkedView ? "Save linked view" : "Save this view"}</p>
      <div className={classes.save}>
        <input
          className={buttons.field}
          aria-label="Name of the view"
          placeholder="Name"
          dir="auto"
          value={name}
          maxLength={MAX_VIEW_NAME_LENGTH}
          required
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" className={buttons.button} disabled={isInvalidLink}>
          {nameExists ? "Replace" : "Save"}
        </button>
      </div>
      <div className={classes.save}>
        <input
          className={buttons.field}
          aria-label="Link to a view to save instead"
          placeholder="Or paste a link to a view"
          value={link}
          onChange={(event) => {
            setLink(event.currentTarget.value);
            const pasted = parseViewLink(event.currentTarget.value);
            if (pasted?.name) setName(pasted.name);
          }}
        />
      </div>
      {isInvalidLink && <p className={classes.error}>This is not a link to a view of claims.</p>}
    </form>
  );
}

/** Built-in views and views saved on the board. */
export function ViewsPanel({ queryString, writable }: Props) {
  const views = useSavedViews();
  const [notice, setNotice] = useState<{ readonly text: string; readonly deleted?: SavedView | undefined }>({
    text: "",
  });
  const [focusedView, setFocusedView] = useState<string | null>(null);
  const announce: SavedViewProps["announce"] = (text, deleted) => setNotice({ text, deleted });
  const props = { queryString, writable, views, announce, focusedView, setFocusedView };
  const restoreView = async (view: SavedView) => {
    setFocusedView(view.name);
    if (await views.save(view)) announce(`Restored ${view.name}`);
  };
  return (
    <>
      <p className={classes.group}>Built-in views</p>
      <ul>
        {BUILT_IN_VIEWS.map((view) => (
          <li key={view.name} className={classes.line}>
            <ViewLink view={view} queryString={queryString} />
          </li>
        ))}
      </ul>
      {views.views !== null && views.views.length > 0 && (
        <>
          <p className={classes.group}>Saved on this board</p>
          <ul aria-label="Views saved on this board">
            {views.views.map((view) => (
              <SavedViewItem key={view.name} {...props} view={view} />
            ))}
          </ul>
        </>
      )}
      {writable && <SaveViewForm {...props} />}
      <div className={classes.status}>
        <p role="status" className={views.error ? classes.error : undefined}>
          {views.error ?? notice.text}
        </p>
        {notice.deleted && (
          <button
            key={notice.text}
            type="button"
            className={buttons.quiet}
            aria-label={`Undo the deletion of ${notice.deleted.name}`}
            // biome-ignore lint/a11y/noAutofocus: the pressed button was removed with its row
            autoFocus
            onClick={() => notice.deleted && restoreView(notice.deleted)}
          >
            Undo
          </button>
        )}
      </div>
    </>
  );
}
