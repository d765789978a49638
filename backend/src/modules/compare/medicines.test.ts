import { inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { product } from '../../database/schema/products';
import { seedData } from '../../database/seed/data';
import { create, shop, withShop } from './testing/compare-calls';

withShop([], seedData);

it('[BACK-1] medicines of the shop are compared by what they are chosen by', async () => {
  const skus = ['VEL-PARA-CAF', 'MMS-PARA-EFF', 'NOR-IBU-LYS'];
  const rows = await shop.db.select().from(product).where(inArray(product.sku, skus));
  const { attributes, items } = await create(skus.map((sku) => rows.find((row) => row.sku === sku)?.id));
  const table = attributes.map(({ label }, at) => [label, ...items.map((item) => item.attributes[at]?.value)]);
  expect(table.slice(3)).toEqual([
    ['Brand', 'Velmora', 'mmstr', 'Norvane'],
    ['Active ingredient', 'Caffeine, Paracetamol', 'Paracetamol', 'Ibuprofen'],
    ['Strength', '500 mg / 65 mg', '500 mg', '200 mg'],
    ['Form', 'Tablets', 'Effervescent tablets', 'Tablets'],
    ['Pack size', 'Pack of 16', 'Pack of 24', 'Pack of 16'],
    ['Flavour', 'N/A', 'N/A', 'N/A'],
    ['Size', 'N/A', 'N/A', 'N/A'],
    ['How it is sold', 'General sale', 'Pharmacy medicine', 'General sale'],
    ['Suitable from', '12 years and over', '10 years and over', '12 years and over'],
    ['Sugar free', 'Yes', 'Yes', 'Yes'],
    ['Suitable for vegans', 'Yes', 'Yes', 'Yes'],
  ]);
});
