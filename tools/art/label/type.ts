import { fitText } from '../draw/fit';
import { fill, type Mark, type Node } from '../draw/node';
import { type Path, rect } from '../draw/path';
import { capHeight, type Face, textPath, textWidth } from '../draw/text';
import type { Brand } from './copy';
import { logo } from './logo';

export interface Room {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export type Align = 'start' | 'middle' | 'end';

export interface Setting {
  readonly face: Face;
  readonly color: string;
  readonly maxSize: number;
  readonly maxLines?: number;
  readonly minLines?: number;
  readonly align?: Align;
  readonly tracking?: number;
  readonly leading?: number;
}

/** What was set and where it ends. */
export interface SetText {
  readonly nodes: Node[];
  readonly bottom: number;
  readonly width: number;
  readonly size: number;
}

const anchorX = (room: Room, align: Align): number =>
  align === 'start' ? room.x : align === 'middle' ? room.x + room.w / 2 : room.x + room.w;

/** A text set as large as its room allows, from the room's top downwards. */
export function setText(text: string, room: Room, setting: Setting): SetText {
  const { face, align = 'start', tracking, leading = 1.08, maxLines = 1, minLines } = setting;
  const box = { width: room.w, height: room.h, maxLines, minLines, maxSize: setting.maxSize };
  const { lines, size } = fitText(text, box, { face, tracking, leading });
  const cap = capHeight(face) * size;
  const style = { face, size, tracking };
  const nodes = lines.map((words, i) =>
    fill(textPath(words, anchorX(room, align), room.y + cap + i * size * leading, style, align), setting.color),
  );
  const bottom = room.y + cap + (lines.length - 1) * size * leading;
  return { nodes, bottom, size, width: Math.max(...lines.map((words) => textWidth(words, style))) };
}

export interface Entry extends Setting {
  readonly text: string;
  /** Space above, in the drawing's units; none above the first. */
  readonly gap: number;
  /** Share of the room's height it may take at most. */
  readonly share: number;
}

/** Texts below each other in a room, all shrunk alike when they do not fit; `size` is the first one's. */
export function stackText(entries: readonly Entry[], room: Room, valign: 'top' | 'middle' | 'bottom' = 'top'): SetText {
  for (let k = 1; k > 0.3; k -= 0.04) {
    let y = room.y;
    const nodes: Node[] = [];
    let width = 0;
    let size = 0;
    entries.forEach((entry, i) => {
      if (i > 0) y += entry.gap * k;
      const set = setText(
        entry.text,
        { ...room, y, h: room.h * entry.share * k },
        { ...entry, maxSize: entry.maxSize * k },
      );
      nodes.push(...set.nodes);
      y = set.bottom;
      width = Math.max(width, set.width);
      if (i === 0) size = set.size;
    });
    const used = y - room.y;
    if (used <= room.h) {
      const dy = valign === 'top' ? 0 : (room.h - used) * (valign === 'middle' ? 0.5 : 1);
      return { nodes: lower(nodes, dy), bottom: y + dy, width, size };
    }
  }
  return { nodes: [], bottom: room.y, width: 0, size: 0 };
}

function lower(nodes: readonly Node[], dy: number): Node[] {
  const move = (path: Path): Path => path.map(({ op, at }) => ({ op, at: at.map((v, i) => (i % 2 ? v + dy : v)) }));
  return nodes.map((node) => ('nodes' in node ? node : { ...node, path: move(node.path) }));
}

/** The brand's logo and name on one line; `height` is that of its capitals. */
export function wordmark(
  brand: Brand,
  x: number,
  y: number,
  height: number,
  maxWidth: number,
  color: string,
  align: Align = 'start',
  logoColor = color,
): SetText {
  const text = brand.capitals === undefined ? brand.name : brand.name.toUpperCase();
  const cap = capHeight(brand.wordmark);
  const tracking = brand.capitals ?? 0;
  const natural = textWidth(text, { face: brand.wordmark, size: height / cap, tracking });
  const markWidth = height * 1.55;
  const k = Math.min(1, maxWidth / (natural + markWidth));
  const tall = height * k;
  const run = (natural + markWidth) * k;
  const left = align === 'start' ? x : align === 'middle' ? x - run / 2 : x - run;
  const style = { face: brand.wordmark, size: tall / cap, tracking };
  return {
    nodes: [
      ...logo(brand.logo, left + tall * 0.56, y + tall / 2, tall * 0.56, logoColor),
      fill(textPath(text, left + tall * 1.55, y + tall, style), color),
    ],
    bottom: y + tall,
    width: run,
    size: style.size,
  };
}

/** Text on a pill; (x, y) is its upper left corner, or its upper right with align "end". */
export function pill(
  text: string,
  x: number,
  y: number,
  h: number,
  maxWidth: number,
  face: Face,
  ink: string,
  ground: string,
  align: Align = 'start',
  radius = h / 2,
): SetText {
  const pad = h * 0.5;
  const size = Math.min((h * 0.56) / capHeight(face), (maxWidth - 2 * pad) / textWidth(text, { face, size: 1 }));
  const width = textWidth(text, { face, size }) + 2 * pad;
  const left = align === 'start' ? x : align === 'middle' ? x - width / 2 : x - width;
  const baseline = y + h / 2 + (capHeight(face) * size) / 2;
  return {
    nodes: [
      fill(rect(left, y, width, h, radius), ground),
      fill(textPath(text, left + width / 2, baseline, { face, size }, 'middle'), ink),
    ],
    bottom: y + h,
    width,
    size,
  };
}

/** The boxed P or POM of British packs. */
export function legalBox(text: string, right: number, bottom: number, h: number, color: string): Mark[] {
  const face: Face = 'figtree-700';
  const size = (h * 0.6) / capHeight(face);
  const w = Math.max(h, textWidth(text, { face, size }) + h * 0.5);
  return [
    { path: rect(right - w, bottom - h, w, h), stroke: color, width: h * 0.09 },
    fill(textPath(text, right - w / 2, bottom - h * 0.2, { face, size }, 'middle'), color),
  ];
}
