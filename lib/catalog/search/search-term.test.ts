import { expect, it } from 'vitest';
import { readSearchTerm, searchHref } from './search-term';

const read = (query: string) => readSearchTerm(new URLSearchParams(query));

it('[ROUTE-10] reads the term of the address, white space tidied', () => {
  expect(read('query=%20hay%20%20fever%0A')).toBe('hay fever');
  expect(read('q=hay')).toBe('');
  expect(read('query=+')).toBe('');
});

it('searches for no more than Magento does, and cuts no character in half', () => {
  expect(read(`query=${'a'.repeat(500)}`)).toHaveLength(128);
  expect([...read(`query=${encodeURIComponent('💊'.repeat(200))}`)]).toHaveLength(128);
});

it('writes what it reads', () => {
  const href = searchHref('/mmstr_th/search.html', 'ยา & more');
  expect(href).toMatch(/^\/mmstr_th\/search\.html\?query=/);
  expect(read(href.slice(href.indexOf('?')))).toBe('ยา & more');
});
