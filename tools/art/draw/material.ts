import { darken, lighten, mix } from './color';

/** Colour of a rounded wall; `across` runs from -1 (left edge as seen) to 1, `lit` is the cosine to the light. */
export type Material = (across: number, lit: number) => string;

const bump = (x: number, center: number, width: number): number => Math.exp(-(((x - center) / width) ** 2));
const step = (x: number, from: number, to: number): number => {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** The reflection of a tall softbox on the left: a lit strip with soft edges. */
const softbox = (x: number): number => step(x, -0.78, -0.64) * (1 - step(x, -0.46, -0.3));

/** Moulded plastic; gloss from 0 (matt) to 1. */
export const plastic =
  (color: string, gloss = 0.4): Material =>
  (across, lit) => {
    const body = darken(lighten(color, Math.max(0, lit - 0.55) * 0.16), Math.max(0, 0.62 - lit) * 0.5);
    const rim = bump(across, 0.93, 0.08) * 0.1 * gloss;
    return lighten(body, softbox(across) * 0.42 * gloss + rim);
  };

/** Brown or coloured glass: dark edges, light shining through the far side, a sharp reflection. */
export const glass =
  (color: string): Material =>
  (across) => {
    const edge = Math.abs(across) ** 3.2;
    const through = bump(across, 0.5, 0.26) * 0.34 + bump(across, -0.12, 0.3) * 0.12;
    const body = lighten(darken(color, 0.12 + edge * 0.62), through);
    return mix(body, '#fff4e2', softbox(across) * 0.5 + bump(across, 0.86, 0.05) * 0.22);
  };

/** Clear plastic or glass over the shop's ground, tinted slightly. */
export const clear =
  (color: string): Material =>
  (across) => {
    const edge = Math.abs(across) ** 4;
    const body = darken(color, 0.03 + edge * 0.34);
    return lighten(body, softbox(across) * 0.75 + bump(across, 0.6, 0.16) * 0.3);
  };

/** Brushed metal: several bright and dark strips. */
export const metal =
  (color: string): Material =>
  (across) => {
    const light = 0.5 * bump(across, -0.5, 0.2) + 0.35 * bump(across, 0.45, 0.14) + 0.16 * bump(across, 0.9, 0.08);
    const dark = 0.3 * bump(across, -0.02, 0.28) + 0.45 * bump(across, 0.75, 0.12) + 0.35 * bump(across, -0.95, 0.12);
    return lighten(darken(color, dark * 0.8), light);
  };
