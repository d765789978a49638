import { describe, expect, it } from 'vitest';
import { escapeHtml, parseContent, storeUrl } from './rules';

describe('merchant content', () => {
  it('is cut at its directives, in their order', () => {
    expect(parseContent(`<p>{{store url="a/b" id='x' width=3}} and {{media}}`)).toEqual([
      '<p>',
      {
        source: `{{store url="a/b" id='x' width=3}}`,
        name: 'store',
        parameters: { url: 'a/b', id: 'x', width: '3' },
      },
      ' and ',
      { source: '{{media}}', name: 'media', parameters: {} },
    ]);
    expect(parseContent('')).toEqual([]);
    expect(parseContent('{{}} {{a b} {a}}')).toEqual(['{{}} {{a b} {a}}']);
  });

  const parameters = (inside: string) => parseContent(`{{x ${inside}}}`).map((part) => Object(part).parameters)[0];
  it.each([
    ['a=&quot;b c&quot;', { a: 'b c' }],
    [String.raw`a=\"b\"`, { a: 'b' }],
    ['a = "b"  c="d"', { a: 'b', c: 'd' }],
    [`a="it's"`, { a: "it's" }],
    ['a=""', { a: '' }],
    ['a="1\n2"', { a: '1\n2' }],
    ['"Some text" a=1', { text: 'Some text', a: '1' }],
    ["  'two\nlines'", { text: 'two\nlines' }],
    ['a="x" "y"', { a: 'x' }],
  ])('has of %s the parameters %j', (inside, expected) => expect(parameters(inside)).toEqual(expected));
});

describe('the address of a page', () => {
  it.each([
    [{ url: 'a/b' }, 'o/a/b/'],
    [{ url: '//a/b//' }, 'o/a/b/'],
    [{ url: '/' }, 'o/'],
    [{}, 'o/'],
    [{ direct_url: '//a.html' }, 'o/a.html'],
    [{ direct_url: 'a//b' }, 'o/a//b'],
    [{ direct_url: '', url: 'a' }, 'o/'],
  ])('of %j is %s', (parameters: Record<string, string>, url) => expect(storeUrl('o', parameters)).toBe(url));
});

it('text is escaped as HTML', () => {
  expect(escapeHtml(`<a href="x">Tom & Ann's</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;Tom &amp; Ann&#039;s&lt;/a&gt;');
});
