import Link from "next/link";
import { benchmarkId } from "@/lib/claim/benchmark-id";
import { type Axis, isMultiBenchmark } from "@/lib/compare/axis";

type BenchmarkScope = Pick<Axis, "benchmarks" | "aggregate">;

const formatScopePrefix = ({ benchmarks, aggregate }: BenchmarkScope): string => {
  if (!aggregate) return "";
  return benchmarks.length > 1 ? "Average over " : "Average over tasks of ";
};

/** `axisScope` with a link to each benchmark: "Average over A, B", "A, B together". */
export function ScopeLinks({ scope }: { readonly scope: BenchmarkScope }) {
  return (
    <>
      {formatScopePrefix(scope)}
      {scope.benchmarks.map((name, i) => (
        <span key={name}>
          {i > 0 && ", "}
          <Link href={`/benchmarks/${benchmarkId(name)}`} prefetch={false}>
            {name}
          </Link>
        </span>
      ))}
      {isMultiBenchmark(scope) && !scope.aggregate && " together"}
    </>
  );
}
