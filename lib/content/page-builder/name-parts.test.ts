import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { toHtml } from './dom';
import { nameParts, type PartsOf } from './name-parts';

function name(html: string, partsOf: PartsOf = 'all') {
  const nodes = parseDocument(html).children;
  return { parts: nameParts(nodes, partsOf), html: toHtml(nodes) };
}

it('The parts of a text are its headings of the second level, with ids of their own or new ones', () => {
  const { parts, html } = name('<h2>One <b>and</b> more</h2><h3>a</h3><h2 id="dose">Two</h2><div><h2>Three</h2></div>');
  expect(parts).toEqual([
    { id: 'section-1', name: 'One and more' },
    { id: 'dose', name: 'Two' },
    { id: 'section-3', name: 'Three' },
  ]);
  expect(html).toContain('<h2 id="section-1">One');
  expect(html).toContain('<h2 id="dose">Two');
});

it('A new id is nobody else’s', () => {
  const { parts } = name('<h2>One</h2><h2>Two</h2><h2>Three</h2><p id="section-2">a</p>');
  expect(new Set([...parts.map(({ id }) => id), 'section-2']).size).toBe(4);
});

it('A text with two headings has no parts, and stays as it is', () => {
  const html = '<h2>One</h2><h2>Two</h2><h2> </h2>';
  expect(name(html)).toEqual({ parts: [], html });
});

it('Headings that only one of several panels shows are no parts', () => {
  const { parts } = name('<h2>1</h2><h2>2</h2><h2>3</h2><div data-content-type="tab-item"><h2>4</h2></div>');
  expect(parts.map((part) => part.name)).toEqual(['1', '2', '3']);
});

it('Of a page with advice only the advice has parts', () => {
  const { parts } = name('<div class="advice x"><h2>1</h2><h2>2</h2><h2>3</h2></div><h2>Ask us</h2>', 'advice');
  expect(parts.map((part) => part.name)).toEqual(['1', '2', '3']);
  expect(name('<div class="advice-x"><h2>1</h2><h2>2</h2><h2>3</h2></div>', 'advice').parts).toEqual([]);
});
