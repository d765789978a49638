import type { Context } from '../../../context';
import type { Choice } from '../../../database/schema/sales-types';
import { linksOf } from '../../catalog/product/downloadable';
import type { Product } from '../../catalog/product/product-queries';
import { CartItemError } from '../cart-rules';
import type { BuyRequest } from './request';
import { idsOf } from './uids';

/** The links bought: those chosen where they are sold one by one, else all. */
export async function chooseLinks(ctx: Context, product: Product, { selected }: BuyRequest): Promise<Choice> {
  const offered = (await linksOf(ctx, product.id)).map(({ id }) => id);
  if (!product.linksPurchasedSeparately) return { links: offered };
  const chosen = new Set(idsOf('downloadable', selected).map(([id]) => Number(id)));
  const links = offered.filter((id) => chosen.has(id));
  if (links.length === 0) throw new CartItemError('Please specify product link(s).');
  return { links };
}
