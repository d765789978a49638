import type { Context } from '../../../context';
import type { Choice } from '../../../database/schema/sales-types';
import { bundleOptionsOf, bundleSelectionsOf } from '../../catalog/product/bundle-queries';
import type { Product } from '../../catalog/product/product-queries';
import { CartItemError } from '../cart-rules';
import { isOnSale, stockOf } from '../stock-rules';
import type { BuyRequest } from './request';
import { idsOf } from './uids';

type Selection = NonNullable<Choice['bundle']>[number];

// `bundle/<option>/<selection>/<quantity>`; where a quantity is entered it counts instead of the one in the uid.
function chosenOf({ selected, entered }: BuyRequest): Selection[] {
  const fromUids = idsOf('bundle', selected).map(([option, selection, quantity]) => ({
    option: Number(option),
    selection: Number(selection),
    quantity: Number(quantity ?? 1),
  }));
  const fromFields = entered.flatMap(({ uid, value }) =>
    idsOf('bundle', [uid]).map(([option, selection]) => ({
      option: Number(option),
      selection: Number(selection),
      quantity: Number(value),
    })),
  );
  return [...fromUids.filter((one) => !fromFields.some((own) => own.selection === one.selection)), ...fromFields];
}

/** What was chosen of a bundle's options: something of each required one, one of each that allows one, on sale. */
export async function chooseBundle(ctx: Context, product: Product, request: BuyRequest): Promise<Choice> {
  const chosen = chosenOf(request);
  if (chosen.length === 0) throw new CartItemError('Please specify product option(s).');
  const options = await bundleOptionsOf(ctx, product.id);
  const bundle: Selection[] = [];
  for (const option of options) {
    const mine = chosen.filter((selection) => selection.option === option.id);
    if (option.isRequired && mine.length === 0) throw new CartItemError('Please select all required options.');
    const isMultiple = option.type === 'checkbox' || option.type === 'multi';
    bundle.push(...(await checked(ctx, option.id, isMultiple ? mine : mine.slice(-1))));
  }
  if (bundle.length === 0) throw new CartItemError('Please specify product option(s).');
  return { bundle };
}

async function checked(ctx: Context, optionId: number, mine: readonly Selection[]): Promise<Selection[]> {
  const offered = await bundleSelectionsOf(ctx, optionId);
  const stock = await stockOf(
    ctx,
    offered.map(({ productId }) => productId),
  );
  return mine.map(({ option, selection, quantity }) => {
    const found = offered.find(({ id }) => id === selection);
    if (!found || !isOnSale(stock.get(found.productId))) {
      throw new CartItemError('The required options you selected are not available');
    }
    const isOwn = found.canChangeQuantity && Number.isInteger(quantity) && quantity > 0;
    return { option, selection, quantity: isOwn ? quantity : found.quantity };
  });
}
