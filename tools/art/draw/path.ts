/** A point of the picture plane; y grows downwards. */
export type Point = readonly [number, number];

/** One step of an outline; `at` holds its coordinates in pairs, the last pair is where the pen ends. */
export interface Step {
  readonly op: 'M' | 'L' | 'Q' | 'C' | 'Z';
  readonly at: readonly number[];
}

export type Path = readonly Step[];

const KAPPA = 0.5523;

/** A closed (or open) line through the points. */
export function polygon(points: readonly Point[], closed = true): Path {
  const steps: Step[] = points.map(([x, y], index) => ({ op: index === 0 ? 'M' : 'L', at: [x, y] }));
  return closed ? [...steps, { op: 'Z', at: [] }] : steps;
}

/** A rectangle, with rounded corners when a radius is given. */
export function rect(x: number, y: number, w: number, h: number, radius = 0): Path {
  const r = Math.min(radius, w / 2, h / 2);
  if (r <= 0)
    return polygon([
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ]);
  const c = r * (1 - KAPPA);
  return [
    { op: 'M', at: [x + r, y] },
    { op: 'L', at: [x + w - r, y] },
    { op: 'C', at: [x + w - c, y, x + w, y + c, x + w, y + r] },
    { op: 'L', at: [x + w, y + h - r] },
    { op: 'C', at: [x + w, y + h - c, x + w - c, y + h, x + w - r, y + h] },
    { op: 'L', at: [x + r, y + h] },
    { op: 'C', at: [x + c, y + h, x, y + h - c, x, y + h - r] },
    { op: 'L', at: [x, y + r] },
    { op: 'C', at: [x, y + c, x + c, y, x + r, y] },
    { op: 'Z', at: [] },
  ];
}

/** An ellipse, or a circle when one radius is given. */
export function ellipse(cx: number, cy: number, rx: number, ry = rx): Path {
  const kx = rx * KAPPA;
  const ky = ry * KAPPA;
  return [
    { op: 'M', at: [cx + rx, cy] },
    { op: 'C', at: [cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry] },
    { op: 'C', at: [cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy] },
    { op: 'C', at: [cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry] },
    { op: 'C', at: [cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy] },
    { op: 'Z', at: [] },
  ];
}

/** A smooth line through the points (Catmull-Rom). */
export function smooth(points: readonly Point[], closed = false): Path {
  const n = points.length;
  const point = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0];
  const steps: Step[] = [{ op: 'M', at: [...point(0)] }];
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const [p0, p1, p2, p3] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const a = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const b = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    steps.push({ op: 'C', at: [...a, ...b, ...p2] });
  }
  return closed ? [...steps, { op: 'Z', at: [] }] : steps;
}

/** The outline of an SVG `d` attribute with absolute M, L, Q, C, H, V and Z steps. */
export function parsePath(d: string): Path {
  const sizes: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6, H: 1, V: 1 };
  const steps: Step[] = [];
  let pen: Point = [0, 0];
  for (const [, letter = 'Z', rest = ''] of d.matchAll(/([MLQCHVZ])([^MLQCHVZ]*)/g)) {
    const numbers = rest.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    if (letter === 'Z') steps.push({ op: 'Z', at: [] });
    const size = sizes[letter] ?? 2;
    for (let i = 0; letter !== 'Z' && i + size <= numbers.length; i += size) {
      const at = numbers.slice(i, i + size);
      const full = letter === 'H' ? [at[0] ?? 0, pen[1]] : letter === 'V' ? [pen[0], at[0] ?? 0] : at;
      const op = letter === 'M' && i === 0 ? 'M' : letter === 'Q' || letter === 'C' ? letter : 'L';
      steps.push({ op, at: full });
      pen = [full.at(-2) ?? 0, full.at(-1) ?? 0];
    }
  }
  return steps;
}

/** Every coordinate pair sent through `map`. */
export function mapPath(path: Path, map: (x: number, y: number) => Point): Path {
  return path.map(({ op, at }) => {
    const out: number[] = [];
    for (let i = 0; i + 1 < at.length; i += 2) out.push(...map(at[i] ?? 0, at[i + 1] ?? 0));
    return { op, at: out };
  });
}

/** Scaled about the origin, turned (degrees, clockwise on the page), then moved. */
export function place(path: Path, x: number, y: number, scale = 1, turn = 0): Path {
  const cos = Math.cos((turn * Math.PI) / 180) * scale;
  const sin = Math.sin((turn * Math.PI) / 180) * scale;
  return mapPath(path, (px, py) => [x + px * cos - py * sin, y + px * sin + py * cos]);
}

/** All coordinate pairs, control points included. */
export function pointsOf(path: Path): Point[] {
  const points: Point[] = [];
  for (const { at } of path) for (let i = 0; i + 1 < at.length; i += 2) points.push([at[i] ?? 0, at[i + 1] ?? 0]);
  return points;
}
