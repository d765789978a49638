// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { showVariantParts } from './variant-parts';

it('a page shows what it says of the chosen variant, whatever stands in a SKU', () => {
  document.body.innerHTML = `
    <p data-of-variants='["A","B 1"]'></p><p hidden data-of-variants='["C\\"D"]'></p><p hidden></p>`;
  const hidden = () => [...document.querySelectorAll('p')].map((part) => part.hidden);
  showVariantParts('C"D');
  expect(hidden()).toEqual([true, false, true]);
  showVariantParts('B 1');
  expect(hidden()).toEqual([false, true, true]);
});
