import button from "./button.module.css";

interface Props {
  readonly isSource: boolean;
  readonly setIsSource: (isSource: boolean) => void;
}

/** Switches between readable text and the LaTeX source of a passage. */
export function SourceSwitch({ isSource, setIsSource }: Props) {
  return (
    <button
      type="button"
      className={button.quiet}
      title={isSource ? "LaTeX as text" : "The text as stored, with its LaTeX commands"}
      onClick={() => setIsSource(!isSource)}
    >
      {isSource ? "Show as text" : "Show source"}
    </button>
  );
}
