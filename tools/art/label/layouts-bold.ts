import { darken, lighten, mix, readable } from '../draw/color';
import { fill, linear } from '../draw/node';
import { ellipse, parsePath, place, polygon, rect } from '../draw/path';
import type { Layout } from './copy';
import { emblem } from './emblem';
import { footLine, headline, isWide, moduleOf, note } from './parts';
import { wordmark } from './type';

/** All colour, with lighter sweeps crossing it; words in white. */
export const sweep: Layout = (copy, brand, sheet) => {
  const { w, h, bleed } = sheet;
  const m = moduleOf(sheet) * 0.09;
  const wide = isWide(sheet);
  const ink = readable(brand.base, ['#FFFFFF', brand.ink]);
  const arc = (k: number) =>
    parsePath(
      `M${-bleed} ${h * (0.98 - k * 0.1)}C${w * 0.35} ${h * (1.06 - k * 0.16)} ${w * 0.75} ${h * (0.9 - k * 0.22)} ${w + bleed} ${h * (0.44 - k * 0.13)}V${h}H${-bleed}Z`,
    );
  const cap = wide ? h * 0.1 : h * 0.055;
  const mark = wordmark(brand, m, m * 1.1, cap, w - 2 * m, ink);
  const r = wide ? h * 0.21 : Math.min(w * 0.18, h * 0.13);
  const foot = wide ? h * 0.095 : Math.min(h * 0.06, w * 0.1);
  const low = readable(mix(copy.tint, brand.deep, 0.1), ['#FFFFFF', brand.ink]);
  const tag = note(copy, brand, w - m, m * 0.9, cap * 1.5, w - mark.width - 3 * m, brand.deep, '#FFFFFF', 'end');
  return [
    fill(
      rect(-bleed, 0, w + 2 * bleed, h),
      linear(
        [0, 0],
        [w, h],
        [
          { at: 0, color: lighten(brand.base, 0.08) },
          { at: 1, color: brand.deep },
        ],
      ),
    ),
    fill(arc(2), '#FFFFFF', 0.1),
    fill(arc(1), '#FFFFFF', 0.14),
    fill(
      arc(0),
      linear(
        [0, h],
        [w, h * 0.5],
        [
          { at: 0, color: darken(copy.tint, 0.08) },
          { at: 1, color: copy.tint },
        ],
      ),
    ),
    ...mark.nodes,
    ...(wide ? tag.nodes : []),
    ...headline(
      copy,
      brand,
      {
        x: m,
        y: mark.bottom + m * 1.3,
        w: wide ? w - m * 2.5 - r * 2.22 : w - 2 * m,
        h: (wide ? h * 0.82 : h * 0.78 - r * 1.22) - mark.bottom - m * 1.9,
      },
      { name: ink, strong: ink, soft: mix(ink, brand.base, 0.12) },
    ).nodes,
    fill(ellipse(w - m - r, wide ? h * 0.6 : h * 0.78, r * 1.22), '#FFFFFF'),
    ...emblem(copy.emblem, w - m - r, wide ? h * 0.6 : h * 0.78, r * 0.78, copy.tint, '#FFFFFF'),
    ...footLine(
      copy,
      brand,
      { x: m, y: h - m * 0.85 - foot, w: wide ? w * 0.62 : w - 3.4 * m - 2 * r, h: foot },
      wide ? ink : low,
    ),
  ];
};

/** Condensed capitals on colour, with a ladder of stripes at the edge. */
export const stripe: Layout = (copy, brand, sheet) => {
  const { w, h, bleed } = sheet;
  const m = moduleOf(sheet) * 0.09;
  const wide = isWide(sheet);
  const ink = readable(brand.base, ['#FFFFFF', brand.ink]);
  const cap = wide ? h * 0.115 : h * 0.06;
  const mark = wordmark(brand, m, m * 1.1, cap, w * 0.72, ink);
  const foot = wide ? h * 0.095 : Math.min(h * 0.06, w * 0.1);
  const stripes = [0, 1, 2, 3].map((i) => {
    const x = w * 0.8 + i * w * 0.055;
    return fill(
      polygon([
        [x, 0],
        [x + w * 0.032, 0],
        [x + w * 0.032 - h * 0.14, h],
        [x - h * 0.14, h],
      ]),
      i % 2 ? lighten(copy.tint, 0.25) : copy.tint,
      0.95 - i * 0.12,
    );
  });
  const panel = h * (wide ? 0.78 : 0.83);
  const tag = note(
    copy,
    brand,
    w - m,
    panel + (h - panel) * 0.2,
    (h - panel) * 0.6,
    w * 0.4,
    readable(copy.tint, ['#FFFFFF', brand.ink]),
    copy.tint,
    'end',
  );
  return [
    fill(
      rect(-bleed, 0, w + 2 * bleed, h),
      linear(
        [0, 0],
        [0, h],
        [
          { at: 0, color: brand.base },
          { at: 1, color: brand.deep },
        ],
      ),
    ),
    ...(wide ? stripes : stripes.map((node) => ({ ...node, opacity: 0.4 }))),
    ...mark.nodes,
    ...headline(
      copy,
      brand,
      {
        x: m,
        y: mark.bottom + m * 1.2,
        w: wide ? Math.min(w * 0.66, w * 0.86 - h * 0.19 - m * 1.5) : w - 2 * m,
        h: panel - mark.bottom - m * 2,
      },
      { name: ink, strong: lighten(copy.tint, 0.55), soft: mix(ink, brand.base, 0.12) },
    ).nodes,
    fill(rect(-bleed, panel, w + 2 * bleed, h - panel), brand.paper),
    fill(rect(-bleed, panel, w + 2 * bleed, h * 0.014), copy.tint),
    ...tag.nodes,
    ...footLine(
      copy,
      brand,
      { x: m, y: panel + (h - panel - foot) / 2 + h * 0.007, w: w - 2 * m - (tag.width ? tag.width + m : 0), h: foot },
      brand.deep,
    ),
    ...(wide ? emblem(copy.emblem, w * 0.86, panel * 0.5, h * 0.19, '#FFFFFF', brand.base) : []),
  ];
};

/** Two colours meet on a slant. */
export const slant: Layout = (copy, brand, sheet) => {
  const { w, h, bleed } = sheet;
  const m = moduleOf(sheet) * 0.09;
  const wide = isWide(sheet);
  const cut = wide
    ? polygon([
        [w * 0.7, 0],
        [w + bleed, 0],
        [w + bleed, h],
        [w * 0.56, h],
      ])
    : polygon([
        [-bleed, h * 0.72],
        [w + bleed, h * 0.56],
        [w + bleed, h],
        [-bleed, h],
      ]);
  const ink = readable(brand.base, ['#FFFFFF', brand.ink]);
  const cap = wide ? h * 0.105 : h * 0.056;
  const mark = wordmark(brand, m, m * 1.1, cap, wide ? w * 0.5 : w - 2 * m, ink);
  const foot = wide ? h * 0.095 : Math.min(h * 0.06, w * 0.1);
  const r = wide ? h * 0.24 : Math.min(w * 0.19, h * 0.13);
  const [ex, ey] = wide ? [w * 0.83, h * 0.43] : [w - m - r * 1.18, h * 0.77];
  const tintInk = readable(copy.tint, ['#FFFFFF', brand.ink]);
  return [
    fill(
      rect(-bleed, 0, w + 2 * bleed, h),
      linear(
        [0, 0],
        [w * 0.6, h],
        [
          { at: 0, color: lighten(brand.base, 0.06) },
          { at: 1, color: brand.deep },
        ],
      ),
    ),
    fill(place(cut, wide ? -w * 0.02 : 0, wide ? 0 : -h * 0.018), '#FFFFFF', 0.75),
    fill(
      cut,
      linear(
        [w * 0.6, 0],
        [w, h],
        [
          { at: 0, color: lighten(copy.tint, 0.1) },
          { at: 1, color: copy.tint },
        ],
      ),
    ),
    ...mark.nodes,
    ...headline(
      copy,
      brand,
      {
        x: m,
        y: mark.bottom + m * 1.3,
        w: wide ? w * 0.54 - m : w - 2 * m,
        h: (wide ? h - foot - m * 2 : h * 0.57) - mark.bottom - m * 2,
      },
      { name: ink, strong: ink, soft: mix(ink, brand.base, 0.1) },
    ).nodes,
    fill(ellipse(ex, ey, r * 1.18), '#FFFFFF', 0.92),
    ...emblem(copy.emblem, ex, ey, r * 0.78, brand.base, '#FFFFFF'),
    ...footLine(
      copy,
      brand,
      wide
        ? { x: m, y: h - m - foot, w: w * 0.5, h: foot }
        : { x: m, y: h - m * 0.8 - foot, w: w - 3 * m - r * 2.4, h: foot },
      wide ? ink : tintInk,
    ),
  ];
};
