import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type Glyph } from 'opentype.js';
import type { Path, Step } from './path';

export type Face =
  | `figtree-${400 | 500 | 600 | 700 | 800 | 900}`
  | `lora-${500 | 600 | 700}`
  | `barlow-condensed-${500 | 600 | 700}`
  | `nunito-${600 | 700 | 800 | 900}`;

const require = createRequire(import.meta.url);
const fonts = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = fonts.get(face);
  if (known) return known;
  const cut = face.lastIndexOf('-');
  const family = face.slice(0, cut);
  const file = require.resolve(`@fontsource/${family}/files/${family}-latin-${face.slice(cut + 1)}-normal.woff`);
  const bytes = readFileSync(file);
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  fonts.set(face, font);
  return font;
}

/** One glyph per letter; the packs' Latin needs no substitutions. */
const glyphsOf = (font: Font, text: string): Glyph[] => [...text].map((letter) => font.charToGlyph(letter));

export interface TextStyle {
  readonly face: Face;
  /** Em size in the drawing's units. */
  readonly size: number;
  /** Extra space between letters, in ems. */
  readonly tracking?: number;
}

/** How far a line runs, in the drawing's units. */
export function textWidth(text: string, { face, size, tracking = 0 }: TextStyle): number {
  const font = fontOf(face);
  const glyphs = glyphsOf(font, text);
  const units = glyphs.reduce((sum, glyph, i) => {
    const next = glyphs[i + 1];
    return sum + (glyph.advanceWidth ?? 0) + (next ? font.getKerningValue(glyph, next) : 0);
  }, 0);
  return (units / font.unitsPerEm) * size + tracking * size * Math.max(0, glyphs.length - 1);
}

/** Height of a capital letter in ems. */
export function capHeight(face: Face): number {
  const font = fontOf(face);
  const box = font.charToGlyph('H').getBoundingBox();
  return box.y2 / font.unitsPerEm;
}

/** One line of type as an outline; (x, y) is the baseline's start, middle or end. */
export function textPath(
  text: string,
  x: number,
  y: number,
  style: TextStyle,
  anchor: 'start' | 'middle' | 'end' = 'start',
): Path {
  const font = fontOf(style.face);
  const scale = style.size / font.unitsPerEm;
  const run = textWidth(text, style);
  let pen = anchor === 'start' ? x : anchor === 'middle' ? x - run / 2 : x - run;
  const steps: Step[] = [];
  const glyphs = glyphsOf(font, text);
  glyphs.forEach((glyph, i) => {
    for (const command of glyph.getPath(pen, y, style.size).commands) {
      if (command.type === 'Z') steps.push({ op: 'Z', at: [] });
      else if (command.type === 'C') {
        steps.push({ op: 'C', at: [command.x1, command.y1, command.x2, command.y2, command.x, command.y] });
      } else if (command.type === 'Q') {
        steps.push({ op: 'Q', at: [command.x1, command.y1, command.x, command.y] });
      } else steps.push({ op: command.type, at: [command.x, command.y] });
    }
    const next = glyphs[i + 1];
    pen += ((glyph.advanceWidth ?? 0) + (next ? font.getKerningValue(glyph, next) : 0)) * scale;
    pen += (style.tracking ?? 0) * style.size;
  });
  return steps;
}
