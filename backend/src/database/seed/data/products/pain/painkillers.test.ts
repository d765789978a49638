import { expect, it } from 'vitest';
import type { ProductSeed } from '../../../types';
import { products } from '../../products';

const PAINKILLERS = ['paracetamol', 'ibuprofen', 'aspirin', 'naproxen', 'codeine'];

/** What is swallowed: a gel is used beside a tablet. */
function isPainkiller({ attributes }: ProductSeed): boolean {
  const ingredients = [attributes.active_ingredient ?? []].flat().map(String);
  return attributes.dosage_form !== 'gel' && PAINKILLERS.some((name) => ingredients.includes(name));
}

it('a painkiller leads to no second one', () => {
  const painkillers = products.filter(isPainkiller);
  expect(painkillers.length).toBeGreaterThan(10);
  const skus = painkillers.map(({ sku }) => sku);
  const pairs = painkillers.flatMap(({ sku, related = [] }) =>
    related.filter((other) => skus.includes(other)).map((other) => `${sku} ${other}`),
  );
  expect(pairs).toEqual([]);
});
