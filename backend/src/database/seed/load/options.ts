import type { Database } from '../../connect';
import { customOption, customOptionValue } from '../../schema/products';
import { labels } from '../localised';
import type { ProductSeed } from '../types';
import type { CatalogueKeys } from './catalogue-keys';
import { numbered } from './composites';
import { insertRows } from './insert-rows';

/** Writes customizable options with their values. */
export async function loadOptions(db: Database, seeds: ProductSeed[], keys: CatalogueKeys): Promise<void> {
  const options = numbered(
    seeds.flatMap((seed) =>
      (seed.options ?? []).map((option, index) => ({
        productId: keys.product(seed.sku),
        option,
        sortOrder: index + 1,
      })),
    ),
  );
  await insertRows(
    db,
    customOption,
    options.map(({ id, productId, option, sortOrder }) => {
      const ownPrice = option.values ? null : (option.price ?? 0);
      return {
        id,
        productId,
        titles: labels(option.title),
        type: option.type,
        isRequired: option.required,
        sortOrder,
        sku: option.sku ?? null,
        price: ownPrice,
        priceType: option.values ? null : (option.priceType ?? ('FIXED' as const)),
        maxCharacters: option.maxCharacters ?? null,
      };
    }),
  );
  await insertRows(
    db,
    customOptionValue,
    numbered(
      options.flatMap(({ id: optionId, option }) =>
        (option.values ?? []).map(({ title, sku = null, price, priceType = 'FIXED' }, index) => ({
          optionId,
          titles: labels(title),
          sku,
          price,
          priceType,
          sortOrder: index + 1,
        })),
      ),
    ),
  );
}
