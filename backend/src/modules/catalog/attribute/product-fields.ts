import type { Context } from '../../../context';
import { longTextsOf, type Product } from '../product/product-queries';
import { attributeByCode, optionIdsOf } from './attribute-queries';

/** The shop's attributes that the contract has as fields of every product. */
export const SHOP_ATTRIBUTES = [
  'brand',
  'active_ingredient',
  'strength',
  'dosage_form',
  'pack_size',
  'flavour',
  'size',
  'legal_category',
  'minimum_age',
  'sugar_free',
  'vegan',
  'licence_number',
  'active_amounts',
  'maximum_per_order',
  'driving',
  'pregnancy',
  'longest_use',
  'leaflet',
  'suitability_form',
  'used_for',
  'warnings',
  'how_to_use',
  'ingredients',
  'storage',
  'unit_pricing_measure',
  'unit_pricing_base',
] as const;

/**
 * A product's own value of an attribute as Magento gives it: a select's option id, a multiselect's ids with
 * commas, 1 or 0 of a yes/no attribute, the text of the store view; null without a value.
 */
async function attributeValue(ctx: Context, { id }: Product, code: string): Promise<number | string | null> {
  const attribute = await attributeByCode(ctx, code);
  if (!attribute) return null;
  if (attribute.input === 'text' || attribute.input === 'textarea') {
    return (await longTextsOf(ctx, id)).attributes[code] ?? null;
  }
  const options = (await optionIdsOf(ctx, id)).get(attribute.id);
  if (!options) return null;
  return attribute.input === 'multiselect' ? options.join(',') : (options[0] ?? null);
}

export const attributeFields = Object.fromEntries(
  SHOP_ATTRIBUTES.map((code) => [
    code,
    (parent: Product, _: unknown, ctx: Context) => attributeValue(ctx, parent, code),
  ]),
);
