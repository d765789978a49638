import type { Database } from '../../connect';
import { bundleOption, bundleSelection, downloadableLink, productLink, superAttribute } from '../../schema/products';
import { labels } from '../localised';
import type { ProductSeed } from '../types';
import type { CatalogueKeys } from './catalogue-keys';
import { insertRows } from './insert-rows';

/** Writes what products are made of or point to: links, variants, bundles, downloads. */
export async function loadComposites(db: Database, seeds: ProductSeed[], keys: CatalogueKeys): Promise<void> {
  await insertRows(
    db,
    productLink,
    seeds.flatMap((seed) => linkRows(seed, keys)),
  );
  await insertRows(db, superAttribute, numbered(seeds.flatMap((seed) => superAttributeRows(seed, keys))));
  await insertRows(db, downloadableLink, numbered(seeds.flatMap((seed) => downloadRows(seed, keys))));
  await loadBundles(db, seeds, keys);
}

/** Gives every row its number as `id`, from 1. */
export function numbered<T extends object>(rows: T[]): (T & { id: number })[] {
  return rows.map((row, index) => ({ ...row, id: index + 1 }));
}

function linkRows(seed: ProductSeed, keys: CatalogueKeys) {
  const productId = keys.product(seed.sku);
  const plain = (type: 'related' | 'upsell' | 'crosssell' | 'variant', skus: string[] = []) =>
    skus.map((sku, position) => ({ productId, linkedId: keys.product(sku), type, position, quantity: null }));
  return [
    ...plain('related', seed.related),
    ...plain('upsell', seed.upsell),
    ...plain('crosssell', seed.crosssell),
    ...plain('variant', seed.configurable?.variants),
    ...(seed.grouped ?? []).map(({ sku, quantity }, position) => ({
      productId,
      linkedId: keys.product(sku),
      type: 'grouped' as const,
      position,
      quantity,
    })),
  ];
}

function superAttributeRows(seed: ProductSeed, keys: CatalogueKeys) {
  return (seed.configurable?.attributes ?? []).map((code, position) => ({
    productId: keys.product(seed.sku),
    attributeId: keys.attribute(code).id,
    position,
  }));
}

function downloadRows(seed: ProductSeed, keys: CatalogueKeys) {
  return (seed.downloadable?.links ?? []).map(({ title, sampleFile = null, ...link }, sortOrder) => ({
    ...link,
    productId: keys.product(seed.sku),
    titles: labels(title),
    sampleFile,
    sortOrder,
  }));
}

async function loadBundles(db: Database, seeds: ProductSeed[], keys: CatalogueKeys): Promise<void> {
  const options = numbered(
    seeds.flatMap((seed) =>
      (seed.bundle?.options ?? []).map((option, position) => ({
        productId: keys.product(seed.sku),
        titles: labels(option.title),
        type: option.type,
        isRequired: option.required,
        position: position + 1,
        dynamic: seed.bundle?.dynamic ?? false,
        selections: option.selections,
      })),
    ),
  );
  await insertRows(
    db,
    bundleOption,
    options.map(({ selections: _, dynamic: __, ...option }) => option),
  );
  const selections = options.flatMap(({ id: optionId, dynamic, selections }) =>
    selections.map((selection, position) => ({
      optionId,
      productId: keys.product(selection.sku),
      position: position + 1,
      isDefault: selection.isDefault ?? false,
      quantity: selection.quantity,
      canChangeQuantity: selection.canChangeQuantity ?? false,
      price: dynamic ? null : (selection.price ?? 0),
      priceType: dynamic ? ('DYNAMIC' as const) : (selection.priceType ?? ('FIXED' as const)),
    })),
  );
  await insertRows(db, bundleSelection, numbered(selections));
}
