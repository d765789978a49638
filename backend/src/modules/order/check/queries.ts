import type { Context } from '../../../context';
import { label } from '../../../labels';
import { attributeByCode, optionIdsOf, optionsOf } from '../../catalog/attribute/attribute-queries';
import type { ItemRow } from '../documents/document-rules';

const LEGAL_CATEGORY = 'legal_category';

/** What a pharmacist checks before it is sent, the strictest first. */
const CHECKED = [/^prescription only$/i, /^pharmacy medicine$/i];

/** How the ordered items that a pharmacist checks may be sold, by the item's id, in the context's language. */
export async function legalCategories(
  ctx: Context,
  items: readonly Pick<ItemRow, 'id' | 'productId' | 'details'>[],
): Promise<Map<number, string>> {
  const attribute = await attributeByCode(ctx, LEGAL_CATEGORY);
  if (!attribute) return new Map();
  const options = await optionsOf(ctx, attribute.id);
  const checked = CHECKED.flatMap((name) => options.filter(({ labels }) => name.test(labels.default ?? '')));
  const found = await Promise.all(
    items.map(async ({ id, productId, details }): Promise<[number, string][]> => {
      const productIds = [
        ...(productId === null ? [] : [productId]),
        ...details.pieces.map((piece) => piece.productId),
      ];
      const values = await Promise.all(productIds.map((one) => optionIdsOf(ctx, one)));
      const own = values.flatMap((byAttribute) => byAttribute.get(attribute.id) ?? []);
      const strictest = checked.find((option) => own.includes(option.id));
      return strictest ? [[id, label(strictest.labels, ctx.store)]] : [];
    }),
  );
  return new Map(found.flat());
}
