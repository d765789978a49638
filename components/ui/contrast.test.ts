import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../app/globals.css', import.meta.url), 'utf8');
const tokens = new Map([...css.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6});/gi)].map(([, name, hex]) => [name, hex]));

/** Relative luminance by WCAG 2.2. */
function luminance(token: string): number {
  const hex = tokens.get(token);
  if (!hex) throw new Error(`No colour named ${token}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const PAGES = ['paper', 'surface', 'sunken'];
const ON_PAGES = ['ink', 'ink-soft', 'evergreen', 'evergreen-strong', 'apricot', 'sky', 'amber', 'brick'];
const HUES = ['evergreen', 'apricot', 'sky', 'leaf', 'amber', 'brick'];

const TEXT_PAIRS = [
  ...PAGES.flatMap((page) => ON_PAGES.map((text) => [text, page])),
  ...HUES.map((hue) => [hue, `${hue}-tint`]),
  ...HUES.flatMap((hue) => [
    ['ink', `${hue}-tint`],
    ['ink-soft', `${hue}-tint`],
    ['surface', hue],
  ]),
  ['evergreen-strong', 'evergreen-tint'],
  ['surface', 'evergreen-strong'],
  ['leaf', 'paper'],
  ['leaf', 'surface'],
];

const CONTROL_PAIRS = [...PAGES, 'evergreen-tint'].flatMap((page) => [
  ['line-strong', page],
  ['evergreen', page],
  ['brick', page],
]);

describe('contrast of the tokens', () => {
  it.each(TEXT_PAIRS)('text in %s on %s is at least 4.5:1', (text = '', page = '') => {
    expect(contrast(text, page)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(CONTROL_PAIRS)('a control or its focus in %s on %s is at least 3:1', (control = '', page = '') => {
    expect(contrast(control, page)).toBeGreaterThanOrEqual(3);
  });

  it.each(['paper', 'surface'])('a skeleton on %s is seen, also when it is palest, and is no picture', (page) => {
    const skeleton = readFileSync(new URL('skeleton.tsx', import.meta.url), 'utf8');
    const token = /animate-pulse .*bg-(\w+)/.exec(skeleton)?.[1] ?? '';
    const palest = Number(/@keyframes pulse \{\s*50% \{\s*opacity: ([\d.]+)/.exec(css)?.[1]);
    expect(contrast(token, page)).toBeGreaterThan(1.15);
    expect(contrast(token, page)).toBeLessThan(1.25);
    expect(palest).toBeGreaterThanOrEqual(0.8);
  });

  it('the focus ring is 3 px of evergreen, 2 px away', () => {
    expect(css).toMatch(/:focus-visible \{\s*outline: 3px solid var\(--color-evergreen\);\s*outline-offset: 2px;/);
  });

  it('a heading that has the focus by script alone has none, as nothing there can be pressed', () => {
    expect(css).toMatch(/:is\(h1, h2, h3\)\[tabindex="-1"\]:focus-visible \{\s*outline: none;/);
  });
});

describe('tokens', () => {
  it('tokens are the only colours of the stylesheets', () => {
    const theme = /@theme static \{[\s\S]*?\n\}/.exec(css)?.[0] ?? '';
    const sheets = [...css.matchAll(/@import "(.*\.css)"/g)].map(([, path = '']) =>
      readFileSync(new URL(`../../app/${path}`, import.meta.url), 'utf8'),
    );
    expect(sheets.length).toBeGreaterThan(0);
    expect(theme).toContain('--color-paper');
    for (const sheet of [css.replace(theme, ''), ...sheets]) expect(sheet).not.toMatch(/#[0-9a-f]{3,8}\b|rgba?\(|hsl/i);
  });
});
