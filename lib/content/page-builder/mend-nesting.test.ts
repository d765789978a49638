import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { toHtml } from './dom';
import { mendNesting } from './read-page-builder';

function mended(html: string): string {
  const { children } = parseDocument(html, { xmlMode: true });
  mendNesting(children);
  return toHtml(children);
}

it.each([
  ['a film in a paragraph, as editors write it,', '<p>Film: <div>f</div></p>', '<div>Film: <div>f</div></div>'],
  ['a table in words of a paragraph', '<p><b><table></table></b></p>', '<div><b><table></table></b></div>'],
  ['a paragraph in a paragraph', '<p>a<span><p>b</p></span></p>', '<div>a<span><p>b</p></span></div>'],
  [
    'a link in a link',
    '<a href="/a">a<b><a href="/b" class="c">b</a></b></a>',
    '<a href="/a">a<b><span class="c">b</span></b></a>',
  ],
  ['a heading in a heading', '<h2>a<h3>b</h3></h2>', '<h2>a<div>b</div></h2>'],
])('%s stands as a browser would not take it apart', (_, html, expected) => {
  expect(mended(html)).toBe(expected);
});

it('what is nested well stays as it is', () => {
  const html = '<div><p>a <a href="/a"><img></a></p><ul><li><p>b</p><h2>c</h2></li></ul></div>';
  expect(mended(html)).toBe(html);
});
