import table from "@/app/_ui/data-table.module.css";
import page from "@/app/_ui/page.module.css";
import accuracy from "@/eval/accuracy.json";
import { formatCount, formatNumber } from "@/lib/format/numbers";

/** The extractor's measured accuracy: the figures of the README. */
export const MEASURED = { samples: accuracy.samples, fresh: accuracy.fresh } as const;

const LEVELS = [
  ["numbers", "its numbers are one result of the paper"],
  ["+bench", "and its benchmark is right"],
  ["claim", "and its model or method is right"],
  ["strict", "and metric, size, kind of gain, qualifier and baseline are right"],
] as const;

const toPercent = (share: number): string => `${Math.round(100 * share)}%`;

/** How often the extractor is right on annotated abstracts. */
export function MeasuredAccuracy() {
  const { samples, fresh } = MEASURED;
  const columns = [
    ["Bundled samples", samples],
    ["Fresh abstracts", fresh],
  ] as const;
  return (
    <>
      <p className={page.prose}>
        {`Annotators wrote down all results of ${formatCount(samples.papers, "sample abstract")} (${formatNumber(samples.gold)} claims) that come with the program, and of ${formatNumber(fresh.papers)} real abstracts (${formatNumber(fresh.gold)} claims) that were chosen after the rules were written. The second column is what to expect of papers the program has not seen.`}
      </p>
      <div className={table.wrap}>
        <table className={table.table}>
          <caption className={page.hidden}>Share of extracted claims that are right, on annotated abstracts</caption>
          <thead>
            <tr>
              <th scope="col">A claim is right if</th>
              {columns.map(([name]) => (
                <th key={name} scope="col" className={table.number}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {LEVELS.map(([level, text]) => (
              <tr key={level}>
                <th scope="row">{text}</th>
                {columns.map(([name, set]) => (
                  <td key={name} className={table.number}>
                    {toPercent(set.levels[level].precision)}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">Results that were found, by their numbers</th>
              {columns.map(([name, set]) => (
                <td key={name} className={table.number}>
                  {toPercent(set.levels.numbers.recall)}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </>
  );
}
