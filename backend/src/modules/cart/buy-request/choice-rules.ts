import type { Choice } from '../../../database/schema/sales-types';
import type { bundleSelectionsOf } from '../../catalog/product/composites/bundle-queries';
import type { Product } from '../../catalog/product/product-queries';
import { CartItemError } from '../cart-rules';
import { type BuyRequest, idsOf, type Wanted } from './request-rules';

// What a request chooses of a product, by its type, from what the catalogue offers. Throws `CartItemError`, in
// Magento's words, for what is missing or cannot be bought.

/** A variant with its option ids by attribute id. */
export interface Variant {
  id: number;
  values: ReadonlyMap<number, readonly number[]>;
}

/** The variant that has every selected option; sold out or not. */
export function chooseVariant(
  { selected }: BuyRequest,
  attributeIds: readonly number[],
  variants: readonly Variant[],
): Choice {
  const chosen = new Map(
    idsOf('configurable', selected).map(([attribute, option]) => [Number(attribute), Number(option)]),
  );
  if (!attributeIds.every((id) => chosen.has(id))) throw new CartItemError('You need to choose options for your item.');
  const found = variants.find(({ values }) => attributeIds.every((id) => values.get(id)?.[0] === chosen.get(id)));
  if (found) return { variant: found.id };
  throw new CartItemError(
    "The product that was requested can't be added to the cart. Verify product options and try again.",
  );
}

/** The links bought: those selected where they are sold one by one, else all. */
export function chooseLinks({ selected }: BuyRequest, product: Product, offered: readonly number[]): Choice {
  if (!product.linksPurchasedSeparately) return { links: [...offered] };
  const chosen = new Set(idsOf('downloadable', selected).map(([id]) => Number(id)));
  const links = offered.filter((id) => chosen.has(id));
  if (links.length === 0) throw new CartItemError('Please specify product link(s).');
  return { links };
}

type Selection = NonNullable<Choice['bundle']>[number];

/** An option of a bundle with its selections and those among them that are on sale. */
export interface BundleOption {
  id: number;
  isRequired: boolean;
  type: string;
  selections: Awaited<ReturnType<typeof bundleSelectionsOf>>;
  onSale: ReadonlySet<number>;
}

// `bundle/<option>/<selection>/<quantity>`; where a quantity is entered it counts instead of the one in the uid.
function selectionsOf({ selected, entered }: BuyRequest): Selection[] {
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

/** What was selected of a bundle's options: something of each required one, one of each that allows one, on sale. */
export function chooseBundle(request: BuyRequest, options: readonly BundleOption[]): Choice {
  const chosen = selectionsOf(request);
  if (chosen.length === 0) throw new CartItemError('Please specify product option(s).');
  const bundle = options.flatMap((option) => {
    const mine = chosen.filter((selection) => selection.option === option.id);
    if (option.isRequired && mine.length === 0) throw new CartItemError('Please select all required options.');
    const isMultiple = option.type === 'checkbox' || option.type === 'multi';
    return (isMultiple ? mine : mine.slice(-1)).map((selection) => offeredSelection(selection, option));
  });
  if (bundle.length === 0) throw new CartItemError('Please specify product option(s).');
  return { bundle };
}

function offeredSelection({ option, selection, quantity }: Selection, { selections, onSale }: BundleOption): Selection {
  const found = selections.find(({ id }) => id === selection);
  if (!found || !onSale.has(found.productId)) {
    throw new CartItemError('The required options you selected are not available');
  }
  const isOwn = found.canChangeQuantity && Number.isInteger(quantity) && quantity > 0;
  return { option, selection, quantity: isOwn ? quantity : found.quantity };
}

/** The grouped items with the quantities asked for (`grouped/<product id>/<quantity>`), as lines. */
export function chooseGrouped(
  { selected, entered, quantity: times }: BuyRequest,
  items: readonly Product[],
  onSale: ReadonlySet<number>,
): Wanted[] {
  const quantities = new Map([
    ...idsOf('grouped', selected).map(([id, quantity]): [number, number] => [Number(id), Number(quantity ?? 1)]),
    ...entered.flatMap(({ uid, value }) =>
      idsOf('grouped', [uid]).map(([id]): [number, number] => [Number(id), Number(value)]),
    ),
  ]);
  const wanted = items.flatMap((product) => {
    const quantity = (quantities.get(product.id) ?? 0) * times;
    return quantity > 0 ? [{ product, quantity, choice: {} }] : [];
  });
  if (wanted.length === 0) throw new CartItemError('Please specify the quantity of product(s).');
  if (wanted.some(({ product }) => !onSale.has(product.id))) {
    throw new CartItemError('Product that you are trying to add is not available.');
  }
  return wanted;
}
