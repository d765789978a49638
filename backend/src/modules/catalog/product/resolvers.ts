import type { Context } from '../../../context';
import { dayText, timeText } from '../../../dates';
import { uid } from '../../../uid';
import { attributeFields } from '../attribute/product-fields';
import { categoriesOf } from '../category/queries';
import { priceFields } from '../price/resolvers';
import { reviewFields } from '../review/resolvers';
import { websiteOf } from '../store-config';
import { bundleFields, bundleResolvers } from './composites/bundle';
import { groupedItemsOf, productLinksOf, suggestedProductsOf } from './composites/child-queries';
import { configurableFields } from './composites/configurable';
import { customizableFields } from './custom-options';
import { downloadableFields, downloadableResolvers } from './downloadable';
import { mediaFields } from './media';
import { longTextsOf, type Product } from './product-queries';
import { stockFields } from './stock';
import { urlFields } from './urls';

type Texts = 'description' | 'shortDescription';

// An empty text is an object with an empty html, never null, as in Magento.
function complexText(key: Texts) {
  return async (parent: Product, _: unknown, ctx: Context) => ({
    html: (await longTextsOf(ctx, parent.id))[key] ?? '',
  });
}

function suggested(type: 'related' | 'upsell' | 'crosssell') {
  return (parent: Product, _: unknown, ctx: Context) => suggestedProductsOf(ctx, parent.id, type);
}

const LINK_TYPES = { related: 'related', crosssell: 'crosssell', upsell: 'upsell', grouped: 'associated' };

async function productLinks({ id, sku }: Product, _: unknown, ctx: Context) {
  return (await productLinksOf(ctx, id)).map(({ type, position, linkedSku, linkedType }) => ({
    __typename: 'ProductLinks',
    sku,
    link_type: LINK_TYPES[type],
    linked_product_sku: linkedSku,
    linked_product_type: linkedType,
    position,
  }));
}

const commonFields = {
  uid: (parent: Product) => uid(parent.id),
  type_id: (parent: Product) => parent.typeId,
  attribute_set_id: (parent: Product) => parent.attributeSetId,
  description: complexText('description'),
  short_description: complexText('shortDescription'),
  meta_title: (parent: Product) => parent.metaTitle,
  meta_description: (parent: Product) => parent.metaDescription,
  meta_keyword: (parent: Product) => parent.metaKeyword,
  new_from_date: ({ newFrom }: Product) => dayText(newFrom),
  new_to_date: ({ newTo }: Product) => dayText(newTo),
  created_at: ({ createdAt }: Product) => timeText(createdAt),
  updated_at: ({ updatedAt }: Product) => timeText(updatedAt),
  country_of_manufacture: ({ countryOfManufacture }: Product) => countryOfManufacture,
  product_links: productLinks,
  websites: (_: Product, __: unknown, { store }: Context) => [websiteOf(store)],
  // The index of categories, which Magento reads here, has no disabled product.
  categories: (parent: Product, _: unknown, ctx: Context) => (parent.isEnabled ? categoriesOf(ctx, parent.id) : []),
  related_products: suggested('related'),
  upsell_products: suggested('upsell'),
  crosssell_products: suggested('crosssell'),
  ...attributeFields,
  ...mediaFields,
  ...priceFields,
  ...reviewFields,
  ...stockFields,
  ...urlFields,
};

const groupedFields = {
  items: async (parent: Product, _: unknown, ctx: Context) =>
    (await groupedItemsOf(ctx, parent.id)).map(({ product, position, quantity }) => ({
      product,
      position,
      qty: quantity,
    })),
};

export const productResolvers = {
  ...bundleResolvers,
  ...downloadableResolvers,
  SimpleProduct: { ...commonFields, ...customizableFields },
  VirtualProduct: { ...commonFields, ...customizableFields },
  DownloadableProduct: { ...commonFields, ...customizableFields, ...downloadableFields },
  ConfigurableProduct: { ...commonFields, ...customizableFields, ...configurableFields },
  BundleProduct: { ...commonFields, ...customizableFields, ...bundleFields },
  GroupedProduct: { ...commonFields, ...groupedFields },
};
