"use client";

import { Bar, BarChart, ResponsiveContainer } from "recharts";
import type { MonthlyActivity } from "./monthly-activity";

/** Space between two bars, in pixels. */
const GAP = 3;

/** The bars of months, which fill the width as evenly as the links above them. */
export function MonthsPlane({ months }: { readonly months: readonly MonthlyActivity[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...months]}
        margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
        barCategoryGap={GAP / 2}
        accessibilityLayer={false}
      >
        <Bar
          dataKey="claims"
          fill="var(--after)"
          fillOpacity={0.75}
          radius={[2, 2, 0, 0]}
          minPointSize={(claims) => (claims ? 2 : 0)}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
