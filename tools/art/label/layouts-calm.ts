import { lighten, mix, readable } from '../draw/color';
import { fill, linear, type Node, stroke } from '../draw/node';
import { ellipse, polygon, rect } from '../draw/path';
import type { Layout } from './copy';
import { emblem } from './emblem';
import { footLine, headline, isWide, moduleOf, note } from './parts';
import { wordmark } from './type';

/** The shop's own: white board, one strip of the line's colour, much air. */
export const clinical: Layout = (copy, brand, sheet) => {
  const { w, h, bleed } = sheet;
  const m = moduleOf(sheet) * 0.1;
  const wide = isWide(sheet);
  const strip = wide ? w * 0.045 : h * 0.03;
  const cap = wide ? h * 0.085 : h * 0.042;
  const mark = wordmark(brand, wide ? strip + m * 1.2 : m, wide ? m : strip + m, cap, w * 0.5, brand.base);
  const left = wide ? strip + m * 1.2 : m;
  const foot = wide ? h * 0.09 : Math.min(h * 0.052, w * 0.1);
  const r = wide ? h * 0.2 : w * 0.16;
  const plate = wide
    ? fill(rect(w - m - r * 2.5, h / 2 - r * 1.25, r * 2.5, r * 2.5, r * 0.4), lighten(copy.tint, 0.84))
    : fill(rect(m, h * 0.66, w - 2 * m, h * 0.19, w * 0.05), lighten(copy.tint, 0.84));
  const tag = note(
    copy,
    brand,
    w - m,
    mark.bottom - cap * 1.4,
    cap * 1.7,
    w * 0.4,
    readable(copy.tint, ['#FFFFFF', brand.ink]),
    copy.tint,
    'end',
  );
  return [
    fill(rect(-bleed, 0, w + 2 * bleed, h), brand.paper),
    fill(wide ? rect(-bleed, 0, strip + bleed, h) : rect(-bleed, 0, w + 2 * bleed, strip), copy.tint),
    ...(wide ? [] : [fill(rect(-bleed, h - strip * 0.5, w + 2 * bleed, strip * 0.5), copy.tint)]),
    ...mark.nodes,
    ...(wide ? tag.nodes : []),
    plate,
    ...(wide
      ? emblem(copy.emblem, w - m - r * 1.25, h / 2, r * 0.8, copy.tint, brand.paper)
      : emblem(copy.emblem, w / 2, h * 0.755, h * 0.068, copy.tint, brand.paper)),
    ...headline(
      copy,
      brand,
      {
        x: left,
        y: mark.bottom + m * 1.4,
        w: wide ? w - left - m * 2 - r * 2.5 : w - 2 * m,
        h: (wide ? h - foot - m * 2 : h * 0.64) - mark.bottom - m * 1.6,
      },
      {
        name: brand.ink,
        strong: copy.tint === brand.tints[0] ? brand.base : readable(brand.paper, [copy.tint, brand.base], 3),
        soft: mix(brand.ink, brand.paper, 0.3),
      },
    ).nodes,
    ...footLine(
      copy,
      brand,
      { x: left, y: h - m - foot - (wide ? 0 : strip * 0.2), w: w - left - m, h: foot },
      brand.ink,
    ),
  ];
};

/** Serif words in a fine frame, a plant in the middle. */
export const botanical: Layout = (copy, brand, sheet) => {
  const { w, h, bleed } = sheet;
  const m = moduleOf(sheet) * 0.06;
  const wide = isWide(sheet);
  const cap = wide ? h * 0.085 : h * 0.042;
  const mark = wordmark(brand, w / 2, m * 3, cap, w - m * 6, brand.base, 'middle');
  const foot = wide ? h * 0.09 : Math.min(h * 0.048, w * 0.1);
  const r = wide ? h * 0.24 : Math.min(h * 0.1, w * 0.2);
  const frame = (inset: number) => rect(inset, inset, w - 2 * inset, h - 2 * inset, m * 0.6);
  const room = wide
    ? { x: m * 4 + r * 2, y: mark.bottom + m * 2.4, w: w - m * 7 - r * 2, h: h - mark.bottom - foot - m * 6.4 }
    : { x: m * 2.5, y: mark.bottom + m * 2.2 + r * 2, w: w - m * 5, h: h - mark.bottom - foot - r * 2 - m * 6.6 };
  const rule = mark.bottom + m * 1.1;
  return [
    fill(rect(-bleed, 0, w + 2 * bleed, h), brand.paper),
    fill(
      rect(-bleed, 0, w + 2 * bleed, h),
      linear(
        [0, 0],
        [0, h],
        [
          { at: 0, color: lighten(copy.tint, 0.7), opacity: 0 },
          { at: 1, color: copy.tint, opacity: 0.28 },
        ],
      ),
    ),
    stroke(frame(m), brand.base, m * 0.16),
    stroke(frame(m * 1.6), copy.tint, m * 0.08),
    ...mark.nodes,
    stroke(
      polygon(
        [
          [w * 0.36, rule],
          [w * 0.64, rule],
        ],
        false,
      ),
      copy.tint,
      m * 0.12,
    ),
    ...(wide
      ? emblem(copy.emblem, m * 3.2 + r, h * 0.54, r * 0.95, copy.tint, brand.paper)
      : emblem(copy.emblem, w / 2, mark.bottom + m * 2 + r, r * 0.85, copy.tint, brand.paper)),
    ...headline(
      copy,
      brand,
      room,
      { name: brand.deep, strong: copy.tint, soft: brand.ink },
      { align: wide ? 'start' : 'middle', valign: 'middle' },
    ).nodes,
    ...footLine(
      copy,
      brand,
      wide
        ? { x: room.x, y: h - m * 3 - foot, w: room.w, h: foot }
        : { x: m * 3, y: h - m * 2.8 - foot, w: w - m * 6, h: foot },
      brand.ink,
      { align: wide ? 'start' : 'middle' },
    ),
  ];
};

/** Rising circles of light: children's and comfort products. */
export const sunrise: Layout = (copy, brand, sheet) => {
  const { w, h, bleed } = sheet;
  const m = moduleOf(sheet) * 0.09;
  const wide = isWide(sheet);
  const [cx, cy] = wide ? [w * 0.84, h * 0.98] : [w * 0.5, h * 0.98];
  const reach = wide ? h * 0.95 : Math.min(w * 0.85, h * 0.62);
  const cap = wide ? h * 0.1 : h * 0.056;
  const mark = wordmark(brand, wide ? m : w / 2, m * 1.1, cap, w - 2 * m, brand.base, wide ? 'start' : 'middle');
  const foot = wide ? h * 0.095 : Math.min(h * 0.055, w * 0.1);
  const tag = note(
    copy,
    brand,
    w - m,
    m * 0.9,
    cap * 1.45,
    w * 0.42,
    readable(brand.base, ['#FFFFFF', brand.ink]),
    brand.base,
    'end',
  );
  const r = wide ? h * 0.24 : Math.min(w * 0.2, h * 0.14);
  const ey = wide ? cy - reach * 0.4 : h - m * 1.9 - foot - r * 1.1;
  return [
    fill(
      rect(-bleed, 0, w + 2 * bleed, h),
      linear(
        [0, 0],
        [0, h],
        [
          { at: 0, color: brand.paper },
          { at: 1, color: brand.wash },
        ],
      ),
    ),
    ...[1, 0.78, 0.56].map((k, i) => fill(ellipse(cx, cy, reach * k), copy.tint, 0.22 + i * 0.2)),
    ...mark.nodes,
    ...(wide ? tag.nodes : []),
    ...headline(
      copy,
      brand,
      {
        x: m,
        y: mark.bottom + m * 1.3,
        w: wide ? w * 0.84 - h * 0.264 - m * 1.5 : w - 2 * m,
        h: (wide ? h * 0.83 : ey - r * 1.1) - mark.bottom - m * 2,
      },
      { name: brand.deep, strong: brand.base, soft: brand.ink },
      { align: wide ? 'start' : 'middle' },
    ).nodes,
    fill(ellipse(cx, ey, r * 1.1), '#FFFFFF', 0.95),
    ...emblem(copy.emblem, cx, ey, r * 0.74, copy.tint === brand.base ? brand.deep : brand.base, '#FFFFFF'),
    ...footLine(copy, brand, { x: m, y: h - m * 0.9 - foot, w: wide ? w * 0.55 : w - 2 * m, h: foot }, brand.deep, {
      align: wide ? 'start' : 'middle',
    }),
  ];
};

/** Rings that close in on one point: pain and relief. */
export const rings: Layout = (copy, brand, sheet) => {
  const { w, h, bleed } = sheet;
  const m = moduleOf(sheet) * 0.09;
  const wide = isWide(sheet);
  const [cx, cy, reach] = wide
    ? [w * 0.82, h * 0.5, Math.min(h * 0.72, w * 0.35)]
    : [w * 0.7, h * 0.79, Math.min(w * 0.56, h * 0.3)];
  const ink = readable(brand.base, ['#FFFFFF', brand.ink]);
  const cap = wide ? h * 0.11 : h * 0.06;
  const mark = wordmark(brand, m, m * 1.1, cap, w * (wide ? 0.6 : 0.86), ink);
  const foot = wide ? h * 0.095 : Math.min(h * 0.055, w * 0.1);
  const circles: Node[] = [1, 0.78, 0.56].map((k, i) =>
    fill(
      ellipse(cx, cy, reach * k),
      i === 1 ? mix(copy.tint, '#FFFFFF', 0.15) : mix(copy.tint, '#FFFFFF', 0.55),
      [0.28, 0.55, 1][i],
    ),
  );
  return [
    fill(
      rect(-bleed, 0, w + 2 * bleed, h),
      linear(
        [0, 0],
        [w, h],
        [
          { at: 0, color: brand.base },
          { at: 1, color: brand.deep },
        ],
      ),
    ),
    { nodes: circles, clip: rect(-bleed, 0, w + 2 * bleed, h) },
    fill(ellipse(cx, cy, reach * 0.36), '#FFFFFF'),
    ...emblem(copy.emblem, cx, cy, reach * 0.22, brand.base, '#FFFFFF'),
    ...mark.nodes,
    ...headline(
      copy,
      brand,
      {
        x: m,
        y: mark.bottom + m * 1.25,
        w: wide ? w * 0.56 : w - 2 * m,
        h: (wide ? h - foot - m * 1.8 : h * 0.55) - mark.bottom - m * 2,
      },
      { name: ink, strong: mix('#FFFFFF', copy.tint, 0.18), soft: mix(ink, brand.base, 0.1) },
    ).nodes,
    ...footLine(copy, brand, { x: m, y: h - m * 0.95 - foot, w: wide ? w * 0.52 : w * 0.36, h: foot }, ink),
  ];
};

/** Almost nothing: small type, one rule, one pale field. Skin and eyes. */
export const quiet: Layout = (copy, brand, sheet) => {
  const { w, h, bleed } = sheet;
  const m = moduleOf(sheet) * 0.11;
  const wide = isWide(sheet);
  const cap = wide ? h * 0.08 : h * 0.042;
  const field = wide ? rect(w * 0.68, 0, w * 0.32 + bleed, h) : rect(-bleed, h * 0.66, w + 2 * bleed, h * 0.34);
  const pale = lighten(copy.tint, 0.72);
  const foot = wide ? h * 0.09 : Math.min(h * 0.05, w * 0.1);
  const mark = wordmark(brand, m, m, cap, wide ? w * 0.56 : w - 2 * m, brand.base);
  const r = wide ? h * 0.24 : Math.min(w * 0.19, h * 0.11);
  const [ex, ey] = wide ? [w * 0.84, h * 0.5] : [w * 0.68, h * 0.81];
  return [
    fill(rect(-bleed, 0, w + 2 * bleed, h), brand.paper),
    fill(field, pale),
    ...[1.5, 1.2].map((k) => fill(ellipse(ex, ey, r * k), '#FFFFFF', 0.35)),
    ...emblem(copy.emblem, ex, ey, r * 0.72, copy.tint, '#FFFFFF'),
    ...mark.nodes,
    stroke(
      polygon(
        [
          [m, mark.bottom + m * 0.9],
          [m + (wide ? w * 0.12 : w * 0.2), mark.bottom + m * 0.9],
        ],
        false,
      ),
      copy.tint,
      m * 0.12,
    ),
    ...headline(
      copy,
      brand,
      {
        x: m,
        y: mark.bottom + m * 1.7,
        w: wide ? w * 0.64 - m * 1.4 : w - 2 * m,
        h: (wide ? h - foot - m * 1.6 : h * 0.64) - mark.bottom - m * 2.2,
      },
      { name: brand.ink, strong: brand.base, soft: mix(brand.ink, brand.paper, 0.3) },
    ).nodes,
    ...footLine(
      copy,
      brand,
      { x: m, y: h - m - foot, w: wide ? w * 0.64 - m * 1.4 : w * 0.45 - m, h: foot },
      wide ? mix(brand.ink, brand.paper, 0.15) : brand.ink,
    ),
  ];
};
