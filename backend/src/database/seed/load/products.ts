import type { Database } from '../../connect';
import {
  categoryProduct,
  mediaGallery,
  product,
  productOptionValue,
  productText,
  stockItem,
  tierPrice,
} from '../../schema/products';
import { labels, textRows } from '../localised';
import type { ProductSeed } from '../types';
import type { CatalogueKeys } from './catalogue-keys';
import { insertRows } from './insert-rows';
import { attributeOptions, attributesOf, attributeTexts } from './product-attributes';

const DEFAULT_ATTRIBUTE_SET = 4;
const COMPOSITES = new Set(['configurable', 'bundle', 'grouped']);
const MAX_SALE_QUANTITY = 10_000;

/** Writes the products themselves: texts, stock, tier prices, images and categories. */
export async function loadProducts(db: Database, seeds: ProductSeed[], keys: CatalogueKeys): Promise<void> {
  await insertRows(
    db,
    product,
    seeds.map((seed) => productRow(seed, keys)),
  );
  await insertRows(
    db,
    productText,
    seeds.flatMap((seed) => productTextRows(seed, keys)),
  );
  await insertRows(
    db,
    productOptionValue,
    seeds.flatMap((seed) =>
      attributeOptions(seed, keys).map((value) => ({ productId: keys.product(seed.sku), ...value })),
    ),
  );
  await insertRows(
    db,
    stockItem,
    seeds.map((seed) => stockRow(seed, keys)),
  );
  await insertRows(
    db,
    categoryProduct,
    seeds.flatMap((seed, position) =>
      seed.categories.map((key) => ({
        categoryId: keys.category(key),
        productId: keys.product(seed.sku),
        position: seed.lastIn?.includes(key) ? seeds.length + position : position,
      })),
    ),
  );
  let tier = 0;
  await insertRows(
    db,
    tierPrice,
    seeds.flatMap((seed) =>
      (seed.tierPrices ?? []).map(({ quantity, price = null, percent = null }) => {
        tier += 1;
        return { id: tier, productId: keys.product(seed.sku), quantity, price, percent };
      }),
    ),
  );
  let image = 0;
  await insertRows(
    db,
    mediaGallery,
    seeds.flatMap((seed) =>
      seed.images.map(({ file, label }, index) => {
        image += 1;
        return {
          id: image,
          productId: keys.product(seed.sku),
          file,
          labels: labels(label),
          position: index + 1,
          isDisabled: false,
          roles: index === 0 ? ['image', 'small_image', 'thumbnail', 'swatch_image'] : [],
        };
      }),
    ),
  );
}

function productRow(seed: ProductSeed, keys: CatalogueKeys) {
  const { createdAt = new Date().toISOString(), updatedAt = createdAt } = seed;
  const dynamic = seed.bundle?.dynamic ?? null;
  const mustChoose = seed.configurable ?? seed.bundle?.options.some((option) => option.required);
  return {
    id: keys.product(seed.sku),
    sku: seed.sku,
    typeId: seed.type,
    attributeSetId: DEFAULT_ATTRIBUTE_SET,
    visibility: seed.visibility ?? 4,
    isEnabled: seed.enabled ?? true,
    weight: seed.weight ?? null,
    price: seed.price ?? null,
    specialPrice: seed.specialPrice ?? null,
    specialFrom: seed.specialFrom ?? null,
    specialTo: seed.specialTo ?? null,
    newFrom: seed.newFrom ?? null,
    newTo: seed.newTo ?? null,
    countryOfManufacture: seed.countryOfManufacture ?? null,
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    taxClass: seed.taxClass,
    hasRequiredOptions: Boolean(mustChoose) || (seed.options ?? []).some((option) => option.required),
    bundleDynamicPrice: dynamic,
    bundleDynamicSku: dynamic,
    bundleDynamicWeight: dynamic,
    linksTitle: seed.downloadable?.linksTitle ?? null,
    linksPurchasedSeparately: seed.downloadable?.purchasedSeparately ?? null,
  };
}

function productTextRows(seed: ProductSeed, keys: CatalogueKeys) {
  const own = attributeTexts(seed, keys);
  const rows = textRows({
    name: seed.name,
    urlKey: { default: seed.urlKey },
    description: seed.description,
    shortDescription: seed.shortDescription,
    metaTitle: undefined,
    metaDescription: seed.metaDescription,
    metaKeyword: undefined,
    ...own,
  });
  return rows.map(
    ({ storeId, name, urlKey, description, shortDescription, metaTitle, metaDescription, metaKeyword, ...rest }) => ({
      productId: keys.product(seed.sku),
      storeId,
      name,
      urlKey,
      description,
      shortDescription,
      metaTitle,
      metaDescription,
      metaKeyword,
      attributes: attributesOf(rest),
    }),
  );
}

function stockRow({ sku, type, stock }: ProductSeed, keys: CatalogueKeys) {
  const composite = COMPOSITES.has(type);
  return {
    productId: keys.product(sku),
    quantity: composite ? 0 : stock.quantity,
    isInStock: stock.inStock ?? (composite || stock.quantity > 0),
    manageStock: !composite,
    minSaleQuantity: 1,
    maxSaleQuantity: stock.maxSale ?? MAX_SALE_QUANTITY,
  };
}
