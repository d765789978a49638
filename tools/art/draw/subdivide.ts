import type { Path, Point, Step } from './path';

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

function cubicAt(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const a = between(between(p0, p1, t), between(p1, p2, t), t);
  const b = between(between(p1, p2, t), between(p2, p3, t), t);
  return between(a, b, t);
}

/**
 * The same outline in short straight pieces of at most `length`, so that a bent surface can bend it.
 * Curves keep at least four pieces each.
 */
export function subdivide(path: Path, length: number): Path {
  const steps: Step[] = [];
  let pen: Point = [0, 0];
  let start: Point = [0, 0];
  for (const { op, at } of path) {
    const end: Point = op === 'Z' ? start : [at.at(-2) ?? 0, at.at(-1) ?? 0];
    if (op === 'M') {
      start = end;
      steps.push({ op, at });
    } else {
      const control = (i: number): Point => [at[i] ?? 0, at[i + 1] ?? 0];
      const first = op === 'C' ? control(0) : op === 'Q' ? between(pen, control(0), 2 / 3) : between(pen, end, 1 / 3);
      const second = op === 'C' ? control(2) : op === 'Q' ? between(end, control(0), 2 / 3) : between(pen, end, 2 / 3);
      const curved = op === 'C' || op === 'Q';
      const reach =
        Math.hypot(first[0] - pen[0], first[1] - pen[1]) * 3 + Math.hypot(end[0] - second[0], end[1] - second[1]);
      const pieces = Math.max(
        curved ? 4 : 1,
        Math.ceil((curved ? reach * 1.4 : Math.hypot(end[0] - pen[0], end[1] - pen[1])) / length),
      );
      for (let i = 1; i <= pieces; i += 1) steps.push({ op: 'L', at: cubicAt(pen, first, second, end, i / pieces) });
      if (op === 'Z') steps.push({ op, at: [] });
    }
    pen = end;
  }
  return steps;
}
