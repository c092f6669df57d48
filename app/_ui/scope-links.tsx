import Link from "next/link";
import { benchmarkId } from "@/lib/claim/benchmark-id";
import { type BenchmarkScope, getScopePrefix, SCOPE_SEPARATOR } from "@/lib/claim/scope";
import classes from "./scope-links.module.css";

/** The scope of a claim with a link to each benchmark: "MathVista", "Average of A; B", "Each of A; B". */
export function ScopeLinks({ scope }: { readonly scope: BenchmarkScope }) {
  const prefix = getScopePrefix(scope);
  return (
    <>
      {prefix !== null && `${prefix[0]?.toUpperCase()}${prefix.slice(1)} `}
      {scope.benchmarks.map((name, i) => (
        <span key={name}>
          {i > 0 && SCOPE_SEPARATOR}
          <Link
            href={`/benchmarks/${benchmarkId(name)}`}
            prefetch={false}
            className={prefix === null ? undefined : classes.inText}
          >
            {name}
          </Link>
        </span>
      ))}
    </>
  );
}
