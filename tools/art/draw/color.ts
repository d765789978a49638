const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** The colour `t` of the way from `a` to `b` (both #RRGGBB). */
export function mix(a: string, b: string, t: number): string {
  const share = Math.max(0, Math.min(1, t));
  const [from, to] = [channels(a), channels(b)];
  const mixed = from.map((value, i) => Math.round(value + ((to[i] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const lighten = (color: string, t: number): string => mix(color, '#ffffff', t);

/** Darker, towards a warm black as shadows in a lit room are. */
export const darken = (color: string, t: number): string => mix(color, '#14110c', t);

/** A shade for light (1 = as given, above brighter, below darker). */
export const shade = (color: string, light: number): string =>
  light >= 1 ? lighten(color, Math.min(1, (light - 1) * 1.4)) : darken(color, Math.min(1, 1 - light));

/** Relative luminance, 0 to 1. */
function luminance(color: string): number {
  const [r, g, b] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** WCAG contrast of two colours, 1 to 21. */
function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** The first candidate that reads on the background, else the one that reads best. */
export function readable(background: string, candidates: readonly string[], ratio = 3): string {
  const best = [...candidates].sort((x, y) => contrast(y, background) - contrast(x, background))[0];
  return candidates.find((color) => contrast(color, background) >= ratio) ?? best ?? '#000000';
}
