import Link from "next/link";
import { benchmarkId } from "@/lib/claim/benchmark-id";
import { type BenchmarkScope, getScopePrefix } from "@/lib/claim/scope";
import classes from "./scope-links.module.css";

/** What a result covers, with a link to each benchmark: "Average of A, B", "Each of A, B", "A". */
export function ScopeLinks({ scope }: { readonly scope: BenchmarkScope }) {
  const prefix = getScopePrefix(scope);
  return (
    <>
      {prefix && `${prefix.charAt(0).toUpperCase()}${prefix.slice(1)} `}
      {scope.benchmarks.map((name, i) => (
        <span key={name}>
          {i > 0 && ", "}
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
