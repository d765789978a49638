import type { Material } from './material';
import { fill, type Group, lay, linear, type Node, type Surface } from './node';
import { type Path, type Point, polygon } from './path';
import { at, type Camera, dot, type Frame, LIGHT, turned, unit, type Vector } from './space';

/** A cross-section: height, half width, half depth (round when left out). */
export interface Ring {
  readonly y: number;
  readonly a: number;
  readonly b?: number;
}

const STRIPS = 96;
const depthOf = ({ a, b }: Ring): number => b ?? a;

const onRing = (frame: Frame, ring: Ring, angle: number): Vector =>
  at(frame, ring.a * Math.sin(angle), ring.y, depthOf(ring) * Math.cos(angle));

/** The angle of the ring's middle as the camera sees it. */
function facing(camera: Camera, frame: Frame, ring: Ring): number {
  const across = dot(frame.x, camera.view) / Math.max(ring.a, 0.01);
  const toward = dot(frame.z, camera.view) / Math.max(depthOf(ring), 0.01);
  return Math.atan2(across * depthOf(ring), toward * ring.a) || 0;
}

/** A smooth profile through the given rings: `soft` rings are curved through, the rest are corners. */
export function profile(rings: readonly (Ring & { soft?: boolean })[], pieces = 10): Ring[] {
  const out: Ring[] = [];
  rings.forEach((ring, i) => {
    const [before, after] = [rings[i - 1], rings[i + 1]];
    if (!ring.soft || !before || !after) {
      out.push(ring);
      return;
    }
    const mid = (p: Ring, q: Ring, share: number): Ring => ({
      y: p.y + (q.y - p.y) * share,
      a: p.a + (q.a - p.a) * share,
      b: depthOf(p) + (depthOf(q) - depthOf(p)) * share,
    });
    const from = mid(before, ring, rings[i - 1]?.soft ? 0.5 : 0);
    const to = mid(ring, after, rings[i + 1]?.soft ? 0.5 : 1);
    for (let k = rings[i - 1]?.soft ? 0 : 1; k <= pieces; k += 1) {
      const t = k / pieces;
      out.push(mid(mid(from, ring, t), mid(ring, to, t), t));
    }
  });
  return out;
}

/** The whole outline as the camera sees it. */
function silhouette(camera: Camera, frame: Frame, rings: readonly Ring[]): Path {
  const side = (sign: 1 | -1): Point[] =>
    rings.map((ring) => camera.project(onRing(frame, ring, facing(camera, frame, ring) + (sign * Math.PI) / 2)));
  const cap = (ring: Ring | undefined, from: number): Point[] => {
    if (!ring) return [];
    const middle = facing(camera, frame, ring);
    return Array.from({ length: 33 }, (_, i) =>
      camera.project(onRing(frame, ring, middle + from + (i / 32) * Math.PI)),
    );
  };
  const up = dot(frame.y, camera.view) >= 0;
  const bottom = up ? cap(rings[0], -Math.PI / 2).reverse() : cap(rings[0], Math.PI / 2);
  const top = up ? cap(rings.at(-1), Math.PI / 2).reverse() : cap(rings.at(-1), -Math.PI / 2);
  const outline = polygon([...side(-1), ...top.reverse(), ...side(1).reverse(), ...bottom]);
  return up ? [...outline, ...foot(camera, frame, rings)] : outline;
}

/** The rings that round off the foot, as discs that wind like the outline: their fronts show beside the lowest. */
function foot(camera: Camera, frame: Frame, rings: readonly Ring[]): Path {
  const rounded = rings.findIndex((ring, i) => (rings[i + 1]?.a ?? 0) <= ring.a);
  return rings.slice(0, Math.min(rounded + 1, 16)).flatMap((ring) => {
    const points = Array.from({ length: 48 }, (_, i) => camera.project(onRing(frame, ring, (i / 24) * Math.PI)));
    return polygon(points.reverse());
  });
}

/** A turned or oval body: its wall in strips of light and shade, and the end that faces the camera. */
export function drawLoft(
  camera: Camera,
  frame: Frame,
  rings: readonly Ring[],
  material: Material,
  lid?: string,
): Node[] {
  const strips: Node[] = [];
  const first = rings[0];
  const widest = rings.reduce((best, ring) => (ring.a > best.a ? ring : best));
  // A skirt below the foot: the silhouette cuts it off in one clean line.
  const wider = (ring: Ring): Ring => {
    const skirt = ring === first;
    const [a, b] = skirt ? [widest.a, depthOf(widest)] : [ring.a, depthOf(ring)];
    return { y: skirt ? ring.y - ring.a * 0.1 : ring.y, a: a * 1.06 + 0.2, b: b * 1.06 + 0.2 };
  };
  const along = (ring: Ring, k: number) =>
    camera.project(onRing(frame, ring, facing(camera, frame, ring) + Math.asin(Math.max(-1, Math.min(1, k)))));
  for (let i = 0; i < STRIPS; i += 1) {
    const k = -1 + (2 * i) / STRIPS;
    const round = facing(camera, frame, widest) + Math.asin(k + 1 / STRIPS);
    const normal = unit(turned(frame, [Math.sin(round) / widest.a, 0, Math.cos(round) / depthOf(widest)]));
    // Each strip reaches under the next two, so that no seam shows between them.
    const end = i >= STRIPS - 3 ? 1 : k + 6 / STRIPS;
    const outer = end === 1 ? rings.map((ring) => along(wider(ring), 1)) : rings.map((ring) => along(ring, end));
    const inner = rings.map((ring) => along(i === 0 ? wider(ring) : ring, k));
    const curve = (given: Ring | undefined): Point[] =>
      given ? Array.from({ length: 5 }, (_, n) => along(wider(given), k + (n / 4) * (end - k))) : [];
    const outline = [...inner, ...curve(rings.at(-1)), ...outer.reverse(), ...curve(first).reverse()];
    strips.push(fill(polygon(outline), material(k + 1 / STRIPS, dot(normal, LIGHT))));
  }
  const nodes: Node[] = [{ nodes: strips, clip: silhouette(camera, frame, rings) }];
  const up = dot(frame.y, camera.view) >= 0;
  const end = up ? rings.at(-1) : rings[0];
  if (end && lid) nodes.push(...disc(camera, frame, end, lid));
  return nodes;
}

/** A flat round end. */
export function disc(camera: Camera, frame: Frame, ring: Ring, color: string, opacity?: number): Node[] {
  const points = Array.from({ length: 64 }, (_, i) => camera.project(onRing(frame, ring, (i / 32) * Math.PI)));
  const left = camera.project(at(frame, -ring.a, ring.y, 0));
  const right = camera.project(at(frame, ring.a, ring.y, 0));
  const sheen = linear(left, right, [
    { at: 0, color: '#ffffff', opacity: 0.3 },
    { at: 0.6, color: '#ffffff', opacity: 0 },
    { at: 1, color: '#1a140a', opacity: 0.1 },
  ]);
  return [fill(polygon(points), color, opacity), fill(polygon(points), sheen)];
}

/** The wall between two heights as a sheet to print on; its middle faces `turn` degrees to the right. */
function wall(camera: Camera, frame: Frame, rings: readonly Ring[], top: number, width: number, turn = 0): Surface {
  const sorted = [...rings].sort((p, q) => p.y - q.y);
  const ringAt = (y: number): Ring => {
    const above = sorted.findIndex((ring) => ring.y >= y);
    const [p, q] = [sorted[Math.max(0, above - 1)], sorted[above === -1 ? sorted.length - 1 : above]];
    if (!p || !q) return { y, a: 1 };
    const share = q.y === p.y ? 0 : Math.max(0, Math.min(1, (y - p.y) / (q.y - p.y)));
    return { y, a: p.a + (q.a - p.a) * share, b: depthOf(p) + (depthOf(q) - depthOf(p)) * share };
  };
  return {
    bend: 2,
    map: (x, y) => {
      const ring = ringAt(top - y);
      const middle = facing(camera, frame, ring);
      const radius = (ring.a + depthOf(ring)) / 2;
      const flat = Math.max(0, 1 - depthOf(ring) / Math.max(ring.a, 0.01));
      const bent = (x - width / 2) / radius + (turn * Math.PI) / 180;
      const even = Math.asin(Math.max(-1, Math.min(1, (x - width / 2) / Math.max(ring.a, 0.01))));
      const angle = Math.max(middle - Math.PI / 2, Math.min(middle + Math.PI / 2, bent * (1 - flat) + even * flat));
      return camera.project(onRing(frame, ring, angle));
    },
  };
}

/** Light and shade over a printed wall, in the wall's own sheet (its visible half is `2a` wide). */
function wallShade(camera: Camera, frame: Frame, ring: Ring, top: number, h: number, gloss: number): Node[] {
  const [left, right] = [-1, 1].map((sign) => camera.project(at(frame, sign * ring.a, top - h / 2, 0)));
  if (!left || !right) return [];
  const band = silhouette(camera, frame, [
    { ...ring, y: top - h },
    { ...ring, y: top },
  ]);
  const stops = [
    { at: 0, color: '#17120a', opacity: 0.34 },
    { at: 0.1, color: '#17120a', opacity: 0.12 },
    { at: 0.16, color: '#ffffff', opacity: 0.04 },
    { at: 0.21, color: '#ffffff', opacity: 0.34 * gloss },
    { at: 0.29, color: '#ffffff', opacity: 0.36 * gloss },
    { at: 0.36, color: '#ffffff', opacity: 0.03 },
    { at: 0.56, color: '#17120a', opacity: 0 },
    { at: 0.82, color: '#17120a', opacity: 0.17 },
    { at: 0.95, color: '#17120a', opacity: 0.34 },
    { at: 1, color: '#17120a', opacity: 0.4 },
  ];
  return [fill(band, linear(left, right, stops))];
}

/** A drawing wrapped round a body between two heights, lit like the body. */
export function wrap(
  camera: Camera,
  frame: Frame,
  rings: readonly Ring[],
  sheet: { top: number; w: number; h: number; gloss?: number; turn?: number },
  art: readonly Node[],
): Node[] {
  const low = sheet.top - sheet.h;
  const inside = rings.filter(({ y }) => y > low && y < sheet.top);
  const around = rings.reduce((best, ring) => (ring.a > best.a ? ring : best));
  const ends = [low, sheet.top].map((y) => ringBetween(rings, y));
  const outline = silhouette(camera, frame, [ends[0] ?? around, ...inside, ends[1] ?? around]);
  const group: Group = {
    nodes: [
      ...lay(art, wall(camera, frame, rings, sheet.top, sheet.w, sheet.turn)),
      ...wallShade(camera, frame, around, sheet.top, sheet.h, sheet.gloss ?? 0.6),
    ],
    clip: frontOf(camera, frame, ends[0] ?? around, ends[1] ?? around, inside) ?? outline,
  };
  return [group];
}

function ringBetween(rings: readonly Ring[], y: number): Ring {
  const sorted = [...rings].sort((p, q) => p.y - q.y);
  const above = sorted.findIndex((ring) => ring.y >= y);
  const [p, q] = [sorted[Math.max(0, above - 1)], sorted[above === -1 ? sorted.length - 1 : above]];
  if (!p || !q) return { y, a: 1 };
  const share = q.y === p.y ? 0 : Math.max(0, Math.min(1, (y - p.y) / (q.y - p.y)));
  return { y, a: p.a + (q.a - p.a) * share, b: depthOf(p) + (depthOf(q) - depthOf(p)) * share };
}

/** The near half of a wall between two rings. */
function frontOf(camera: Camera, frame: Frame, low: Ring, high: Ring, inside: readonly Ring[]): Path {
  const arc = (ring: Ring): Point[] => {
    const middle = facing(camera, frame, ring);
    return Array.from({ length: 33 }, (_, i) =>
      camera.project(onRing(frame, ring, middle - Math.PI / 2 + (i / 32) * Math.PI)),
    );
  };
  const edge = (sign: 1 | -1): Point[] =>
    inside.map((ring) => camera.project(onRing(frame, ring, facing(camera, frame, ring) + (sign * Math.PI) / 2)));
  return polygon([...arc(high), ...edge(1).reverse(), ...arc(low).reverse(), ...edge(-1)]);
}
