import { expect, it } from 'vitest';
import { brands } from '../attributes/later-options';
import { products } from '../products';

// A card's brand stands above the name, which loses it at its start only.
it('a name that starts with its brand starts with it in Thai, too, as the brand is called there', () => {
  const unlike = products.filter(({ name, attributes }) => {
    const label = brands.find(({ key }) => key === attributes.brand)?.label;
    if (!label || !name.default.startsWith(`${label.default} `)) return false;
    return !name.mmstr_th?.startsWith(`${label.mmstr_th ?? label.default} `);
  });
  expect(unlike.map(({ sku }) => sku)).toEqual([]);
});
