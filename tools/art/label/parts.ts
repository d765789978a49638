import type { Node } from '../draw/node';
import type { Brand, Copy, Sheet } from './copy';
import { type Align, type Entry, legalBox, pill, type Room, type SetText, setText, stackText } from './type';

export const isWide = ({ w, h }: Sheet): boolean => w > h * 1.15;

/** The unit that margins and small type follow. */
export const moduleOf = ({ w, h }: Sheet): number => Math.min(w, h, Math.sqrt(w * h) * 0.8);

export interface Inks {
  readonly name: string;
  readonly strong: string;
  readonly soft: string;
}

/** Name, strength and detail below each other. */
export function headline(
  copy: Copy,
  brand: Brand,
  room: Room,
  inks: Inks,
  options: { align?: Align; valign?: 'top' | 'middle' | 'bottom'; strength?: boolean; lines?: number } = {},
): SetText {
  const { align = 'start', valign = 'top', strength = true, lines = room.w > room.h * 1.6 ? 2 : 3 } = options;
  const m = Math.min(room.h * 1.15, room.w * 0.95);
  const entries: Entry[] = [
    {
      text: copy.name,
      face: brand.headline,
      color: inks.name,
      maxSize: m * 0.5,
      maxLines: lines,
      align,
      gap: 0,
      share: 0.62,
      leading: brand.headline.startsWith('lora') ? 1.14 : 1.04,
    },
  ];
  if (copy.strength && strength) {
    entries.push({
      text: copy.strength,
      face: brand.headline,
      color: inks.strong,
      maxSize: m * 0.28,
      align,
      gap: m * 0.1,
      share: 0.24,
    });
  }
  if (copy.detail) {
    entries.push({
      text: copy.detail,
      face: brand.text,
      color: inks.soft,
      maxSize: m * 0.15,
      maxLines: 2,
      align,
      gap: m * 0.12,
      share: 0.26,
      leading: 1.25,
    });
  }
  const [name, ...rest] = entries;
  if (!name) return stackText(entries, room, valign);
  // The name leads: more lines or no detail where that sets it clearly larger.
  const ways = Array.from({ length: Math.min(lines, copy.name.split(' ').length) }, (_, i) => i + 1).flatMap(
    (count) => {
      const lead = { ...name, minLines: count, maxLines: count };
      const full = { set: stackText([lead, ...rest], room, valign), worth: 1 };
      return copy.detail ? [full, { set: stackText([lead, ...rest.slice(0, -1)], room, valign), worth: 0.8 }] : [full];
    },
  );
  return ways.reduce((best, way) => (way.set.size * way.worth > best.set.size * best.worth * 1.06 ? way : best)).set;
}

/** Pack size at one end of a line and the legal letters at the other. */
export function footLine(copy: Copy, brand: Brand, room: Room, color: string, options: { align?: Align } = {}): Node[] {
  const nodes: Node[] = [];
  const { align = 'start' } = options;
  let width = room.w;
  if (copy.legal) {
    nodes.push(...legalBox(copy.legal, room.x + room.w, room.y + room.h, room.h, color));
    width -= room.h * (copy.legal === 'P' ? 1.5 : 3);
  }
  if (copy.pack) {
    const w = align === 'middle' && copy.legal ? width - (room.w - width) : width;
    const x = align === 'middle' && copy.legal ? room.x + (room.w - width) : room.x;
    const set = setText(
      copy.pack,
      { ...room, x, w, h: room.h },
      { face: brand.text, color, maxSize: room.h * 1.05, align },
    );
    const rise = (room.h - (set.bottom - room.y)) / 2;
    nodes.push(
      ...setText(
        copy.pack,
        { ...room, x, w, y: room.y + rise, h: room.h },
        { face: brand.text, color, maxSize: room.h * 1.05, align },
      ).nodes,
    );
  }
  return nodes;
}

/** Flavour or age on a pill, if the product has one. */
export function note(
  copy: Copy,
  brand: Brand,
  x: number,
  y: number,
  h: number,
  maxWidth: number,
  ink: string,
  ground: string,
  align: Align = 'start',
): SetText {
  const text = copy.flavour ?? copy.age;
  if (!text) return { nodes: [], bottom: y, width: 0, size: 0 };
  return pill(text, x, y, h, maxWidth, brand.text, ink, ground, align);
}
