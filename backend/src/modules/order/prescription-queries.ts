import type { Context } from '../../context';
import { type CartLine, piecesOf } from '../cart/lines/line-rules';
import { attributeByCode, optionIdsOf, optionsOf } from '../catalog/attribute/attribute-queries';
import { OrderError } from './order-rules';

const LEGAL_CATEGORY = 'legal_category';
const ON_PRESCRIPTION = /^prescription only$/i;

/** This shop's own rule, beside Magento's: what is sold on prescription is not ordered. Throws OrderError. */
export async function refusePrescriptions(ctx: Context, lines: readonly CartLine[]): Promise<void> {
  const attribute = await attributeByCode(ctx, LEGAL_CATEGORY);
  if (!attribute) return;
  const options = await optionsOf(ctx, attribute.id);
  const refused = options.filter(({ labels }) => ON_PRESCRIPTION.test(labels.default ?? '')).map(({ id }) => id);
  const ids = [...piecesOf(lines).keys(), ...lines.map(({ product }) => product.id)];
  const chosen = await Promise.all(ids.map((id) => optionIdsOf(ctx, id)));
  if (chosen.some((options) => options.get(attribute.id)?.some((id) => refused.includes(id)))) {
    throw new OrderError('Some of the products need a prescription and cannot be ordered.');
  }
}
