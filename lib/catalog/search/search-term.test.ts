import { expect, it } from 'vitest';
import { readSearchTerm, searchHref } from './search-term';

const read = (query: string) => readSearchTerm(new URLSearchParams(query));

it('[ROUTE-10] reads the search term of a URL with normalized white space', () => {
  expect(read('query=%20hay%20%20fever%0A')).toBe('hay fever');
  expect(read('q=hay')).toBe('');
  expect(read('query=+')).toBe('');
});

it('cuts a search term to Magento’s limit, but no character in half', () => {
  expect(read(`query=${'a'.repeat(500)}`)).toHaveLength(128);
  expect([...read(`query=${encodeURIComponent('💊'.repeat(200))}`)]).toHaveLength(128);
});

it('writes the URL that it reads', () => {
  const href = searchHref('/mmstr_th/search.html', 'ยา & more');
  expect(href).toMatch(/^\/mmstr_th\/search\.html\?query=/);
  expect(read(href.slice(href.indexOf('?')))).toBe('ยา & more');
});
