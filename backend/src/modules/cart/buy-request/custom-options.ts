import type { Context } from '../../../context';
import type { Choice } from '../../../database/schema/sales-types';
import { type CustomOption, customOptionsOf, customOptionValuesOf } from '../../catalog/product/custom-options';
import type { Product } from '../../catalog/product/product-queries';
import { CartItemError } from '../cart-rules';
import type { BuyRequest } from './request';
import { idsOf } from './uids';

type ChosenOption = NonNullable<Choice['options']>[number];

/** Customizable options: texts by `custom-option/<id>`, values by `custom-option/<id>/<value id>`. */
export async function chooseOptions(ctx: Context, product: Product, request: BuyRequest): Promise<ChosenOption[]> {
  const texts = new Map(
    request.entered.flatMap(({ uid, value }) => idsOf('custom-option', [uid]).map(([id]) => [Number(id), value])),
  );
  const values = idsOf('custom-option', request.selected);
  const chosen: ChosenOption[] = [];
  for (const option of await customOptionsOf(ctx, product.id)) {
    const offered = (await customOptionValuesOf(ctx, option.id)).map(({ id }) => String(id));
    const picked = values.flatMap(([id, value = '']) => (Number(id) === option.id ? [value] : []));
    const mine = offered.length > 0 ? picked.filter((value) => offered.includes(value)) : entered(option, texts);
    if (mine.length > 0) chosen.push({ option: option.id, values: isSingle(option) ? mine.slice(-1) : mine });
    else if (option.isRequired) {
      throw new CartItemError(
        "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
      );
    }
  }
  return chosen;
}

function isSingle({ type }: CustomOption): boolean {
  return type !== 'checkbox' && type !== 'multiple';
}

function entered({ id, maxCharacters }: CustomOption, texts: Map<number, string>): string[] {
  const text = texts.get(id)?.trim();
  if (!text) return [];
  if (maxCharacters && text.length > maxCharacters) {
    throw new CartItemError('The text is too long. Shorten the text and try again.');
  }
  return [text];
}
