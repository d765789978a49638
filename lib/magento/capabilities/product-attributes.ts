import type { IntrospectedType } from './introspect';

/** Scalar fields that Magento itself puts on every product; any other one is a merchant's attribute. */
const MAGENTO_OWN = new Set([
  'attribute_set_id',
  'canonical_url',
  'country_of_manufacture',
  'created_at',
  'gift_message_available',
  'id',
  'is_returnable',
  'max_sale_qty',
  'meta_description',
  'meta_keyword',
  'meta_title',
  'min_sale_qty',
  'name',
  'new_from_date',
  'new_to_date',
  'only_x_left_in_stock',
  'options_container',
  'quantity',
  'rating_summary',
  'review_count',
  'sku',
  'special_from_date',
  'special_price',
  'special_to_date',
  'staged',
  'stock_status',
  'swatch_image',
  'tier_price',
  'tsku',
  'type_id',
  'uid',
  'updated_at',
  'url_key',
  'url_path',
  'url_suffix',
]);

/** Whether a scalar field of `ProductInterface` is a merchant's attribute. */
export function isMerchantAttribute(name: string): boolean {
  return !MAGENTO_OWN.has(name);
}

/** Codes of the merchant's product attributes, from the fields of `ProductInterface`. */
export function productAttributeCodes(fields: NonNullable<IntrospectedType['fields']>): string[] {
  return fields
    .filter(({ type }) => type.kind === 'SCALAR' || type.ofType?.kind === 'SCALAR')
    .map((field) => field.name)
    .filter(isMerchantAttribute);
}
