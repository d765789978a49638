import type { Context } from '../../../context';
import type { Choice } from '../../../database/schema/sales-types';
import { optionIdsOf } from '../../catalog/attribute/attribute-queries';
import { everyVariantOf } from '../../catalog/product/child-queries';
import { superAttributesOf } from '../../catalog/product/configurable-queries';
import type { Product } from '../../catalog/product/product-queries';
import { CartItemError } from '../cart-rules';
import type { BuyRequest } from './request';
import { idsOf } from './uids';

/** The variant that has every chosen option; sold out or not. */
export async function chooseVariant(ctx: Context, product: Product, { selected }: BuyRequest): Promise<Choice> {
  const chosen = new Map(
    idsOf('configurable', selected).map(([attribute, option]) => [Number(attribute), Number(option)]),
  );
  const attributes = await superAttributesOf(ctx, product.id);
  if (!attributes.every(({ attributeId }) => chosen.has(attributeId))) {
    throw new CartItemError('You need to choose options for your item.');
  }
  for (const variant of await everyVariantOf(ctx, product.id)) {
    const values = await optionIdsOf(ctx, variant.id);
    if (attributes.every(({ attributeId }) => values.get(attributeId)?.[0] === chosen.get(attributeId))) {
      return { variant: variant.id };
    }
  }
  throw new CartItemError(
    "The product that was requested can't be added to the cart. Verify product options and try again.",
  );
}
