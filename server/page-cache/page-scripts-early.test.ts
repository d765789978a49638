import { expect, test } from 'vitest';
import { advanceScripts } from './page-scripts';

const OWN = ['ask()', 'listen()'];
const SHEETS = '<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/>';
const FILE = '<script src="/_next/static/a.js" async=""></script>';
const DATA = '<script>self.__next_f=[]</script>';

test('own inline scripts stand before the style sheets, as they were and in their order; an empty one stays for React', () => {
  const page = `<head><meta charSet="utf-8"/>${SHEETS}${FILE}</head><main><script data-query="a{b}">ask()</script><p>Text</p><script>listen()</script></main>${DATA}`;
  expect(advanceScripts(page, new Set(OWN))).toBe(
    `<head><meta charSet="utf-8"/><script data-query="a{b}">ask()</script><script>listen()</script>${SHEETS}${FILE}</head><main><script></script><p>Text</p><script></script></main>${DATA}`,
  );
});

test('a page without style sheets, and what stands before the first, stay as they are', () => {
  for (const page of ['<script>ask()</script><p>Text</p>', `<script>ask()</script>${SHEETS}${DATA}`]) {
    expect(advanceScripts(page, new Set(OWN))).toBe(page);
  }
});
