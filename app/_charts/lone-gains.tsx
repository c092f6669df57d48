import { EvidenceLink } from "@/app/_components/evidence-link";
import { FigureText } from "@/app/_components/figures";
import page from "@/app/_components/page.module.css";
import { FIRST_ROWS, shownRows } from "@/lib/benchmark-charts";
import type { BenchmarkView } from "@/lib/benchmark-view";
import { type LoneGain, nameOf } from "@/lib/chart-points";
import type { GainKind } from "@/lib/claim";
import { formatDate, formatParameters, gainFigure } from "@/lib/format";
import { gainSign, spokenGain } from "@/lib/qualifier";
import type { GainGroup } from "@/lib/series";
import classes from "./lone-gains.module.css";
import { RowsChoice } from "./rows-choice";

const KINDS: Readonly<Record<Exclude<GainKind, "points">, string>> = {
  relative: "relative, in percent",
  percent: "in percent, kind left open by the text",
  times: "as a multiple",
};

function kindText({ kind, unit }: GainGroup): string {
  if (kind === null) return "kind not stated";
  return kind === "points" ? `in ${unit ?? "points"}` : KINDS[kind];
}

const heading = (group: GainGroup): string =>
  `${group.scope ? `${group.scope}: ` : ""}${group.metric ?? "metric not stated"}, ${kindText(group)}`;

function GainRow({ gain }: { readonly gain: LoneGain }) {
  const name = nameOf(gain);
  const size = gain.size_b === null ? null : formatParameters(gain.size_b, gain.active_b);
  const against = gain.baseline ? `over ${gain.baseline}` : null;
  return (
    <li className={classes.row} data-testid="gain" data-claim-id={gain.claim} data-gain={gain.gain}>
      <EvidenceLink
        claim={gain.claim}
        className={classes.link}
        title={gain.title}
        label={`${name}, ${spokenGain(gain)}, ${gain.title}, show the evidence`}
      >
        <span className={classes.figure}>
          <span className={classes.qualifier}>{gainSign(gain)}</span> <FigureText figure={gainFigure(gain)} />
        </span>
        <span className={classes.text}>
          <span className={classes.name}>{name}</span>
          <span className={classes.facts}>
            {[
              size !== null && !name.includes(size) ? size : null,
              against,
              gain.published && formatDate(gain.published),
              gain.name && gain.title,
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </span>
      </EvidenceLink>
    </li>
  );
}

interface Props {
  readonly id: string;
  readonly view: BenchmarkView;
  readonly groups: readonly GainGroup[];
  readonly name: string;
}

/** Gains whose before and after the text does not give, by metric and kind, which are not one scale. */
export function LoneGains({ id, view, groups, name }: Props) {
  return (
    <section className={page.section}>
      <h2>{`Gains on ${name} without their before and after`}</h2>
      <div className={classes.groups}>
        {groups.map((group) => (
          <section key={heading(group)} aria-label={heading(group)}>
            <h3 className={classes.kind}>{heading(group)}</h3>
            <ol className={classes.rows}>
              {shownRows(group.gains, view).map((gain) => (
                <GainRow key={gain.claim} gain={gain} />
              ))}
            </ol>
            <RowsChoice id={id} view={view} count={group.gains.length} first={FIRST_ROWS} />
          </section>
        ))}
      </div>
    </section>
  );
}
