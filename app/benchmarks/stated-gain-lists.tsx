import { NumberWithUnit } from "@/app/_ui/claim-values";
import { EvidenceLink } from "@/app/_ui/evidence-link";
import page from "@/app/_ui/page.module.css";
import { INITIAL_ROWS, selectVisibleRows } from "@/lib/charts/benchmark-charts";
import type { BenchmarkView } from "@/lib/charts/benchmark-view";
import type { GainKind } from "@/lib/claim/claim";
import { formatSpokenGain, getGainQualifierSign } from "@/lib/claim/qualifier";
import { formatUnnamedSize } from "@/lib/claim/system-name";
import { getPointName, type StatedGainPoint } from "@/lib/compare/points";
import type { StatedGainGroup } from "@/lib/compare/series";
import { formatDate, toGainParts } from "@/lib/format/numbers";
import { RowLimitLink } from "./row-limit-link";
import classes from "./stated-gain-lists.module.css";

const GAIN_KIND_LABELS: Readonly<Record<Exclude<GainKind, "points">, string>> = {
  relative: "relative %",
  percent: "% (absolute or relative not stated)",
  times: "times (×)",
};

function formatGainType({ kind, unit }: StatedGainGroup): string {
  if (kind === null) return "gain type not stated";
  return kind === "points" ? (unit ?? "points") : GAIN_KIND_LABELS[kind];
}

const formatGroupHeading = (group: StatedGainGroup): string =>
  `${group.scope ? `${group.scope}: ` : ""}${group.metric ?? "metric not stated"}, ${formatGainType(group)}`;

function StatedGainRow({ gain }: { readonly gain: StatedGainPoint }) {
  const name = getPointName(gain);
  const baselineText = gain.baseline ? `vs. ${gain.baseline}` : null;
  return (
    <li className={classes.row} data-testid="gain" data-claim-id={gain.claim} data-gain={gain.gain}>
      <EvidenceLink
        claimId={gain.claim}
        className={classes.link}
        title={gain.title}
        ariaLabel={`${name}, ${formatSpokenGain(gain)}, ${gain.title}, show the evidence`}
      >
        <span className={classes.value}>
          <span className={classes.qualifier}>{getGainQualifierSign(gain)}</span>{" "}
          <NumberWithUnit figure={toGainParts(gain)} />
        </span>
        <span className={classes.text}>
          <span className={classes.name}>{name}</span>
          <span className={classes.facts}>
            {[
              formatUnnamedSize(name, gain.size_b, gain.active_b),
              baselineText,
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
  readonly groups: readonly StatedGainGroup[];
  readonly name: string;
}

/** Gains stated without before and after, grouped by metric and gain type, which have different scales. */
export function StatedGainLists({ id, view, groups, name }: Props) {
  return (
    <section className={page.section}>
      <h2>{`Gains on ${name} without before and after`}</h2>
      <div className={classes.groups}>
        {groups.map((group) => (
          <section key={formatGroupHeading(group)} aria-label={formatGroupHeading(group)}>
            <h3 className={classes.groupName}>{formatGroupHeading(group)}</h3>
            <ol>
              {selectVisibleRows(group.gains, view).map((gain) => (
                <StatedGainRow key={gain.claim} gain={gain} />
              ))}
            </ol>
            <RowLimitLink id={id} view={view} count={group.gains.length} initialCount={INITIAL_ROWS} />
          </section>
        ))}
      </div>
    </section>
  );
}
