import type { Context } from '../../../context';
import { groupedItemsOf } from '../../catalog/product/child-queries';
import type { Product } from '../../catalog/product/product-queries';
import { CartItemError } from '../cart-rules';
import { isOnSale, stockOf } from '../stock-rules';
import type { BuyRequest, Wanted } from './request';
import { idsOf } from './uids';

function quantitiesOf({ selected, entered }: BuyRequest): Map<number, number> {
  return new Map([
    ...idsOf('grouped', selected).map(([id, quantity]): [number, number] => [Number(id), Number(quantity ?? 1)]),
    ...entered.flatMap(({ uid, value }) =>
      idsOf('grouped', [uid]).map(([id]): [number, number] => [Number(id), Number(value)]),
    ),
  ]);
}

/** The members of a grouped product with the quantities asked for (`grouped/<product id>/<quantity>`), as lines. */
export async function chooseGrouped(ctx: Context, product: Product, request: BuyRequest): Promise<Wanted[]> {
  const quantities = quantitiesOf(request);
  const members = await groupedItemsOf(ctx, product.id);
  const wanted = members.flatMap((member) => {
    const quantity = (quantities.get(member.product.id) ?? 0) * request.quantity;
    return quantity > 0 ? [{ product: member.product, quantity, choice: {} }] : [];
  });
  if (wanted.length === 0) throw new CartItemError('Please specify the quantity of product(s).');
  const stock = await stockOf(
    ctx,
    wanted.map((one) => one.product.id),
  );
  if (wanted.some((one) => !isOnSale(stock.get(one.product.id)))) {
    throw new CartItemError('Product that you are trying to add is not available.');
  }
  return wanted;
}
