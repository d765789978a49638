// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { formHref, formTarget } from './listing-form';
import { parseListingParams } from './listing-params';

it('a form sends what its address must keep by itself', () => {
  expect(formTarget('/search.html?query=hay+fever')).toEqual({
    action: '/search.html',
    fields: [{ name: 'query', value: 'hay fever' }],
  });
  expect(formTarget('/gear.html')).toEqual({ action: '/gear.html', fields: [] });
});

it('[CAT-1] a form leads where the browser would send it, without what is empty', () => {
  document.body.innerHTML = `<form action="/gear.html">
    <input type="hidden" name="sort" value="">
    <input type="checkbox" name="brand[filter]" value="Fernley &amp; Rowe, London,306" checked>
    <input type="checkbox" name="brand[filter]" value="mmstr,300">
    <input name="price[from]" value="5"><input name="price[to]" value="">
  </form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  const href = formHref(form);
  expect(href).toMatch(/^\/gear\.html\?/);
  expect(parseListingParams(new URL(href, 'https://shop.example').searchParams).filters).toEqual([
    { code: 'brand', label: 'Fernley & Rowe, London', value: '306' },
    { code: 'price', label: '5-*', value: '5_*' },
  ]);
  form.querySelector<HTMLInputElement>('[type=checkbox]')?.removeAttribute('checked');
  form.querySelector<HTMLInputElement>('[name="price[from]"]')?.setAttribute('value', '');
  expect(formHref(form)).toBe('/gear.html');
});
