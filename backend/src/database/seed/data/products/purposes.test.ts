import { expect, it } from 'vitest';
import { products } from '../products';

// It stands below the words "What it is for".
it('what is told of an alginate begins with the heartburn that it is for, not with how it is made', () => {
  const alginates = products.filter(({ sku, visibility }) => sku.startsWith('SET-ALG') && visibility !== 1);
  expect(alginates).toHaveLength(2);
  for (const { description } of alginates) {
    expect(description.default).toMatch(/^<p>For heartburn/);
    expect(description.mmstr_th).toMatch(/^<p>สำหรับอาการแสบร้อนกลางอก/);
  }
});
