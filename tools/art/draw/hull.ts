import type { Point } from './path';

/** The convex outline around the points, counter-clockwise. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (input: readonly Point[]): Point[] => {
    const out: Point[] = [];
    for (const point of input) {
      for (;;) {
        const [a, b] = [out.at(-2), out.at(-1)];
        if (!a || !b) break;
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(point);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
