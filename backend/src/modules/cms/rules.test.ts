import { describe, expect, it } from 'vitest';
import { escapeHtml, parseContent, productConditions, storeUrl } from './rules';

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
  ])('has of %s the parameters %j', (inside, expected) => expect(parameters(inside)).toStrictEqual(expected));
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

describe('the conditions of a products list', () => {
  const combination = '`1`:^[`type`:`Combine`,`aggregator`:`all`^]';
  const written = (...conditions: [attribute: string, operator: string, value: string][]) => {
    const parts = conditions.map(
      ([attribute, operator, value], index) =>
        `\`1--${index + 1}\`:^[\`attribute\`:\`${attribute}\`,\`operator\`:\`${operator}\`,\`value\`:${value}^]`,
    );
    return `^[${[combination, ...parts].join()}^]`;
  };

  it.each<[string, string, object]>([
    ['category_ids', '`4, 5,,x`', { categoryIds: [4, 5] }],
    ['category_ids', '[4,`6`]', { categoryIds: [4, 6] }],
    ['sku', '` A-1 ,B||2, `', { skus: ['A-1', 'B\\2'] }],
    ['sku', 'null', { skus: [] }],
  ])('are of %s %s: %j', (attribute, value, expected) => {
    for (const operator of ['==', '()', '{}']) {
      expect(productConditions(written([attribute, operator, value]))).toEqual(expected);
    }
  });

  it('all hold together', () => {
    expect(productConditions(written(['sku', '()', '`A`'], ['category_ids', '==', '`4`']))).toEqual({
      ...{ skus: ['A'], categoryIds: [4] },
    });
  });

  it.each([
    ['another attribute', written(['price', '==', '`4`'])],
    ['another comparison', written(['sku', '!=', '`A`'])],
    ['no comparison', '^[`1--1`:^[`attribute`:`sku`,`value`:`A`^]^]'],
    ['no condition', written()],
    ['what is none', '^[`1--1`:null^]'],
    ['what cannot be read', '^['],
  ])('are null with %s', (_, encoded) => expect(productConditions(encoded)).toBeNull());
});
