import Link from "next/link";
import { benchmarkId } from "@/lib/benchmark-id";
import { type Axis, isOverSeveral } from "@/lib/comparable";

type Scope = Pick<Axis, "benchmarks" | "aggregate">;

const leadOf = ({ benchmarks, aggregate }: Scope): string => {
  if (!aggregate) return "";
  return benchmarks.length > 1 ? "Average over " : "Average over tasks of ";
};

/** `axisScope` with a link to each benchmark: "Average over A, B", "A, B together". */
export function ScopeLinks({ scope }: { readonly scope: Scope }) {
  return (
    <>
      {leadOf(scope)}
      {scope.benchmarks.map((name, i) => (
        <span key={name}>
          {i > 0 && ", "}
          <Link href={`/benchmarks/${benchmarkId(name)}`} prefetch={false}>
            {name}
          </Link>
        </span>
      ))}
      {isOverSeveral(scope) && !scope.aggregate && " together"}
    </>
  );
}
