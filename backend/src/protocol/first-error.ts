import type { GraphQLError } from 'graphql';

type Path = ReadonlyArray<string | number>;

function positionIn(parent: unknown, key: string | number): number {
  if (typeof key === 'number') return key;
  if (typeof parent !== 'object' || parent === null) return -1;
  return Object.keys(parent).indexOf(key);
}

function child(parent: unknown, key: string | number): unknown {
  if (typeof parent !== 'object' || parent === null) return undefined;
  return (parent as Record<string | number, unknown>)[key];
}

/** Negative when the field at `a` stands before that at `b` in the answer. */
function comparePaths(a: Path, b: Path, data: unknown): number {
  let parent = data;
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    const [left, right] = [a[i] ?? 0, b[i] ?? 0];
    if (left !== right) return positionIn(parent, left) - positionIn(parent, right);
    parent = child(parent, left);
  }
  return a.length - b.length;
}

function compareLocations(a: GraphQLError, b: GraphQLError): number {
  return (a.positions?.[0] ?? 0) - (b.positions?.[0] ?? 0);
}

/**
 * The one error that Magento reports. It resolves field after field, so the first is the first in the
 * answer; here fields run side by side and errors come in the order in which they happened.
 */
export function firstError(errors: readonly GraphQLError[], data: unknown): GraphQLError | undefined {
  const [first] = [...errors].sort((a, b) => comparePaths(a.path ?? [], b.path ?? [], data) || compareLocations(a, b));
  return first;
}
