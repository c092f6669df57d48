import Link from "next/link";
import { benchmarkId } from "@/lib/claim/benchmark-id";
import { type Axis, isMultiBenchmark } from "@/lib/compare/axis";
import classes from "./scope-links.module.css";

type BenchmarkScope = Pick<Axis, "benchmarks" | "aggregate">;

const formatScopePrefix = ({ benchmarks, aggregate }: BenchmarkScope): string => {
  if (!aggregate) return "";
  return benchmarks.length > 1 ? "Average over " : "Average over tasks of ";
};

/** `axisScope` with a link to each benchmark: "Average over A, B", "A, B together". */
export function ScopeLinks({ scope }: { readonly scope: BenchmarkScope }) {
  const isAlone = scope.benchmarks.length === 1 && !scope.aggregate;
  return (
    <>
      {formatScopePrefix(scope)}
      {scope.benchmarks.map((name, i) => (
        <span key={name}>
          {i > 0 && ", "}
          <Link
            href={`/benchmarks/${benchmarkId(name)}`}
            prefetch={false}
            className={isAlone ? undefined : classes.inText}
          >
            {name}
          </Link>
        </span>
      ))}
      {isMultiBenchmark(scope) && !scope.aggregate && " together"}
    </>
  );
}
