import type { Choice } from '../../../database/schema/sales-types';
import type { CustomOption } from '../../catalog/product/custom-option-queries';
import { CartItemError } from '../cart-rules';
import { type BuyRequest, idsOf } from './request-rules';

/** A customizable option with the ids of the values that it offers; none where a text is entered. */
export interface OfferedOption {
  option: CustomOption;
  valueIds: readonly string[];
}

/** Customizable options: texts by `custom-option/<id>`, values by `custom-option/<id>/<value id>`. */
export function chooseOptions(request: BuyRequest, offered: readonly OfferedOption[]): NonNullable<Choice['options']> {
  const texts = new Map(
    request.entered.flatMap(({ uid, value }) => idsOf('custom-option', [uid]).map(([id]) => [Number(id), value])),
  );
  const values = idsOf('custom-option', request.selected);
  return offered.flatMap(({ option, valueIds }) => {
    const picked = values.flatMap(([id, value = '']) => (Number(id) === option.id ? [value] : []));
    const mine = valueIds.length > 0 ? picked.filter((value) => valueIds.includes(value)) : entered(option, texts);
    if (mine.length > 0) return [{ option: option.id, values: isSingle(option) ? mine.slice(-1) : mine }];
    if (!option.isRequired) return [];
    throw new CartItemError(
      "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
    );
  });
}

function isSingle({ type }: CustomOption): boolean {
  return type !== 'checkbox' && type !== 'multiple';
}

function entered({ id, maxCharacters }: CustomOption, texts: ReadonlyMap<number, string>): string[] {
  const text = texts.get(id)?.trim();
  if (!text) return [];
  if (maxCharacters && text.length > maxCharacters) {
    throw new CartItemError('The text is too long. Shorten the text and try again.');
  }
  return [text];
}
