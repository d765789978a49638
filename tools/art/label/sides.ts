import { lighten, mix, readable } from '../draw/color';
import { fill, linear, type Node, shift } from '../draw/node';
import { ellipse, rect } from '../draw/path';
import { seedOf } from '../palette';
import type { Brand, Copy, LayoutName, Sheet } from './copy';
import { setText, wordmark } from './type';

const GROUNDS: Record<LayoutName, (copy: Copy, brand: Brand) => string> = {
  band: (_, brand) => brand.paper,
  block: (_, brand) => brand.paper,
  botanical: (_, brand) => brand.paper,
  clinical: (_, brand) => brand.paper,
  quiet: (copy) => lighten(copy.tint, 0.72),
  rings: (_, brand) => mix(brand.base, brand.deep, 0.4),
  slant: (copy) => copy.tint,
  stripe: (_, brand) => mix(brand.base, brand.deep, 0.5),
  sunrise: (_, brand) => brand.wash,
  sweep: (_, brand) => mix(brand.base, brand.deep, 0.45),
};

/** The colour that goes round the corner of the brand's packs. */
export const sideColor = (copy: Copy, brand: Brand): string => GROUNDS[brand.layout](copy, brand);

/** A strip of bars as on every pack; made up, so that it scans as nothing. */
function barcode(text: string, x: number, y: number, w: number, h: number): Node[] {
  let seed = seedOf(text);
  const nodes: Node[] = [fill(rect(x, y, w, h), '#ffffff')];
  const inner = w * 0.9;
  for (let pen = 0; pen < inner; ) {
    seed = Math.imul(seed ^ (seed >>> 13), 1540483477) >>> 0;
    const bar = inner * (0.008 + (seed % 3) * 0.007);
    if (pen + bar < inner) nodes.push(fill(rect(x + w * 0.05 + pen, y + h * 0.08, bar, h * 0.84), '#1a1a1a'));
    pen += bar + inner * (0.011 + ((seed >> 5) % 3) * 0.008);
  }
  return nodes;
}

/** Name along a narrow side, reading upwards, with the line's colour at its foot. */
export function sidePanel(copy: Copy, brand: Brand, { w, h }: Sheet): Node[] {
  const ground = sideColor(copy, brand);
  const ink = readable(ground, ['#FFFFFF', brand.deep, brand.ink]);
  const band = brand.layout === 'band' || brand.layout === 'clinical' || brand.layout === 'block';
  const nodes: Node[] = [fill(rect(0, 0, w, h), ground)];
  if (brand.layout === 'band') nodes.push(fill(rect(0, h * 0.54, w, h * 0.46), copy.tint));
  if (brand.layout === 'stripe') nodes.push(fill(rect(0, h * 0.78, w, h * 0.22), brand.paper));
  if (w / h < 0.62) {
    const word = wordmark(brand, 0, 0, w * 0.17, h * 0.5, band ? brand.base : ink);
    const name = setText(
      copy.name,
      { x: 0, y: w * 0.3, w: h * (brand.layout === 'stripe' ? 0.6 : 0.8), h: w * 0.34 },
      { face: brand.headline, color: ink, maxSize: w * 0.26, maxLines: 1 },
    );
    if (brand.layout !== 'band')
      nodes.push(
        ...shift([...word.nodes, ...name.nodes], w * 0.26, h * (brand.layout === 'stripe' ? 0.72 : 0.92), 1, -90),
      );
  } else {
    const word = wordmark(
      brand,
      w / 2,
      h * 0.12,
      Math.min(h * 0.08, w * 0.09),
      w * 0.8,
      band ? brand.base : ink,
      'middle',
    );
    nodes.push(...word.nodes);
    if (brand.layout !== 'band') nodes.push(...smallPrint(w * 0.14, h * 0.34, w * 0.72, h * 0.34, ink));
    nodes.push(...barcode(copy.name, w * 0.18, h * 0.76, w * 0.64, h * 0.15));
  }
  return nodes;
}

/** Lines of small print, too small to read at any size the shop shows. */
function smallPrint(x: number, y: number, w: number, h: number, color: string): Node[] {
  const line = h / 13;
  return Array.from({ length: 7 }, (_, i) =>
    fill(rect(x, y + i * line * 2, w * (i % 3 === 2 ? 0.62 : i % 3 === 1 ? 0.96 : 1), line * 0.7), color, 0.28),
  );
}

/** Brand and name along the lid. */
export function topPanel(copy: Copy, brand: Brand, { w, h }: Sheet): Node[] {
  const ground = brand.layout === 'slant' ? brand.base : sideColor(copy, brand);
  const ink = readable(ground, ['#FFFFFF', brand.deep, brand.ink]);
  const wide = w / h > 2.4;
  const cap = Math.min(h * 0.26, w * 0.06);
  const word = wide
    ? wordmark(brand, w * 0.045, (h - cap) / 2, cap, w * 0.36, ink)
    : wordmark(brand, w / 2, h * 0.3, Math.min(h * 0.2, w * 0.11), w * 0.8, ink, 'middle');
  const text = [copy.name, copy.strength].filter(Boolean).join('  ');
  const name = wide
    ? setText(
        text,
        { x: w * 0.46, y: (h - cap) / 2, w: w * 0.5, h: cap },
        { face: brand.headline, color: ink, maxSize: cap * 1.4, align: 'end' },
      )
    : setText(
        text,
        { x: w * 0.1, y: h * 0.6, w: w * 0.8, h: h * 0.18 },
        { face: brand.headline, color: ink, maxSize: h * 0.16, align: 'middle' },
      );
  return [fill(rect(0, 0, w, h), ground), ...word.nodes, ...name.nodes];
}

/** Raised dots, as the law asks for the blind: light above, shade below. */
export function braille(text: string, x: number, y: number, pitch: number): Node[] {
  return [...text.toLowerCase()].slice(0, 11).flatMap((letter, i) => {
    const bits = seedOf(letter);
    return [0, 1, 2, 3, 4, 5]
      .filter((dot) => (bits >> dot) & 1)
      .flatMap((dot) => {
        const cx = x + i * pitch * 2.6 + (dot % 2) * pitch;
        const cy = y + Math.floor(dot / 2) * pitch;
        return [
          fill(ellipse(cx + pitch * 0.08, cy + pitch * 0.12, pitch * 0.3), '#000000', 0.16),
          fill(
            ellipse(cx, cy, pitch * 0.28),
            linear(
              [cx, cy - pitch * 0.3],
              [cx, cy + pitch * 0.3],
              [
                { at: 0, color: '#ffffff', opacity: 0.5 },
                { at: 1, color: '#ffffff', opacity: 0.05 },
              ],
            ),
          ),
        ];
      });
  });
}
