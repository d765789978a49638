import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BREAKPOINTS } from './breakpoints';

test('[SHELL-12] the style sheet changes at mobile 600, large mobile 767 and large tablet 1024', () => {
  const css = readFileSync('app/globals.css', 'utf8');
  const starts = ['sm', 'md', 'lg'].map((name) => {
    const rem = new RegExp(`--breakpoint-${name}: ([\\d.]+)rem`).exec(css)?.[1];
    return Number(rem) * 16;
  });
  const { mobile, largeMobile, largeTablet } = BREAKPOINTS;
  expect(starts).toEqual([mobile + 1, largeMobile + 1, largeTablet + 1]);
  expect([mobile, largeMobile, largeTablet]).toEqual([600, 767, 1024]);
});
