import { darken, lighten, mix, readable } from '../draw/color';
import { fill, linear } from '../draw/node';
import { ellipse, parsePath, rect } from '../draw/path';
import type { Layout } from './copy';
import { emblem } from './emblem';
import { footLine, headline, isWide, moduleOf, note } from './parts';
import { wordmark } from './type';

/** White above, a band of the line's colour below that rises in one sweep. */
export const band: Layout = (copy, brand, { w, h, bleed }) => {
  const m = moduleOf({ w, h, bleed }) * 0.09;
  const wide = isWide({ w, h, bleed });
  const top = h * (wide ? 0.7 : 0.68);
  const lift = h * (wide ? 0.16 : 0.1);
  const wave = (dy: number) =>
    parsePath(
      `M${-bleed} ${top + dy}C${w * 0.3} ${top + dy + lift * 0.6} ${w * 0.6} ${top + dy - lift * 0.2} ${w + bleed} ${top + dy - lift}V${h}H${-bleed}Z`,
    );
  const mark = wordmark(brand, m, m, h * (wide ? 0.1 : 0.055), w * 0.6, brand.base);
  const r = wide ? h * 0.21 : Math.min(w * 0.17, h * 0.12);
  const bandInk = readable(copy.tint, ['#FFFFFF', brand.ink]);
  return [
    fill(rect(-bleed, 0, w + 2 * bleed, h), brand.paper),
    fill(wave(-h * 0.035), lighten(copy.tint, 0.55)),
    fill(
      wave(0),
      linear(
        [0, 0],
        [w, 0],
        [
          { at: 0, color: copy.tint },
          { at: 1, color: darken(copy.tint, 0.18) },
        ],
      ),
    ),
    ...mark.nodes,
    ...headline(
      copy,
      brand,
      {
        x: m,
        y: mark.bottom + m * 1.1,
        w: wide ? w - m * 2.6 - r * 2 : w - 2 * m,
        h: top - mark.bottom - m * (wide ? 1.6 : 2.4) - (wide ? 0 : lift * 0.4),
      },
      { name: brand.ink, strong: brand.base, soft: mix(brand.ink, brand.paper, 0.25) },
    ).nodes,
    ...(wide
      ? emblem(copy.emblem, w - m - r, h * 0.34, r, copy.tint, brand.paper)
      : emblem(copy.emblem, w - m - r, h * 0.83, r, bandInk, copy.tint)),
    ...footLine(
      copy,
      brand,
      {
        x: m,
        y: h - m * 0.9 - h * (wide ? 0.095 : 0.06),
        w: wide ? w - 2 * m : w - 3 * m - 2 * r,
        h: h * (wide ? 0.095 : 0.06),
      },
      bandInk,
    ),
  ];
};

/** A block of colour with the mark at one side, all words on the board. */
export const block: Layout = (copy, brand, sheet) => {
  const { w, h, bleed } = sheet;
  const m = moduleOf(sheet) * 0.09;
  const wide = isWide(sheet);
  const [bw, bh] = wide ? [w * 0.3, h] : [w, h * 0.3];
  const ink = readable(brand.base, ['#FFFFFF', brand.ink]);
  const r = Math.min(bw, bh) * (wide ? 0.3 : 0.3);
  const cap = wide ? h * 0.095 : h * 0.056;
  const mark = wordmark(
    brand,
    wide ? bw + m * 1.2 : m,
    wide ? m * 1.2 : bh + m * 1.3,
    cap,
    wide ? w - bw - 2.4 * m : w - 2 * m,
    brand.base,
  );
  const tag = note(
    copy,
    brand,
    wide ? bw + m * 1.2 : m,
    h - m - h * (wide ? 0.15 : 0.07),
    h * (wide ? 0.13 : 0.062),
    w * 0.3,
    readable(copy.tint, ['#FFFFFF', brand.ink]),
    copy.tint,
  );
  const foot = wide ? h * 0.095 : Math.min(h * 0.06, w * 0.1);
  const room = wide
    ? { x: bw + m * 1.2, y: mark.bottom + m * 1.2, w: w - bw - m * 2.4, h: h - mark.bottom - m * 4 - foot }
    : { x: m, y: mark.bottom + m * 1.1, w: w - 2 * m, h: h - mark.bottom - m * 3.6 - foot };
  return [
    fill(rect(-bleed, 0, w + 2 * bleed, h), brand.paper),
    fill(
      rect(-bleed, 0, wide ? bw + bleed : w + 2 * bleed, bh),
      linear(
        [0, 0],
        [bw, bh],
        [
          { at: 0, color: brand.base },
          { at: 1, color: brand.deep },
        ],
      ),
    ),
    fill(wide ? rect(bw, 0, w * 0.016, h) : rect(-bleed, bh, w + 2 * bleed, h * 0.012), copy.tint),
    fill(ellipse(bw / 2, bh / 2, r * 1.55), ink, 0.13),
    ...emblem(copy.emblem, bw / 2, bh / 2, r, ink, brand.base),
    ...mark.nodes,
    ...headline(copy, brand, room, { name: brand.ink, strong: brand.base, soft: mix(brand.ink, brand.paper, 0.3) })
      .nodes,
    ...(wide && tag.width > 0 ? tag.nodes : []),
    ...footLine(
      copy,
      brand,
      {
        x: wide ? bw + m * 1.2 + (tag.width ? tag.width + m : 0) : m,
        y: h - m - foot - (wide ? h * 0.025 : 0),
        w: wide ? w - bw - m * 2.4 - (tag.width ? tag.width + m : 0) : w - 2 * m,
        h: foot,
      },
      brand.ink,
      { align: wide && tag.width ? 'end' : 'start' },
    ),
  ];
};
