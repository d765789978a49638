import { sql } from 'drizzle-orm';
import type { Database } from '../../connect';
import { brands } from '../data/attributes/later-options';
import type { Localised, ProductSeed, SeedData } from '../types';

/** A product of the shop that others are made after. */
export interface Model {
  id: number;
  sku: string;
  /** Its name without the brand, by store view. */
  name: Localised;
  price: number | null;
  variants: Model[];
}

/** Simple and configurable products of the shop as the database numbers them; what it no longer has is left out. */
export async function readModels(db: Database, data: SeedData): Promise<Model[]> {
  const { rows } = await db.execute<{ id: number; sku: string }>(sql`select id, sku from product`);
  const ids = new Map(rows.map(({ id, sku }) => [sku, id]));
  const seeds = new Map(data.products.map((seed) => [seed.sku, seed]));
  const model = (seed: ProductSeed): Model[] => {
    const id = ids.get(seed.sku);
    if (id === undefined) return [];
    const variants = (seed.configurable?.variants ?? []).flatMap((sku) => seeds.get(sku) ?? []).flatMap(model);
    return [{ id, sku: seed.sku, name: withoutBrand(seed), price: seed.price ?? null, variants }];
  };
  return data.products.filter(isModel).flatMap(model);
}

function isModel({ type, visibility, enabled, price }: ProductSeed): boolean {
  if (visibility === 1 || enabled === false) return false;
  return type === 'configurable' || (type === 'simple' && (price ?? 0) > 0);
}

function withoutBrand({ name, attributes }: ProductSeed): Localised {
  const label = brands.find(({ key }) => key === attributes.brand)?.label;
  const bare = (text: string, brand = label?.default) =>
    brand && text.startsWith(`${brand} `) ? text.slice(brand.length + 1) : text;
  return {
    default: bare(name.default),
    ...(name.mmstr_us ? { mmstr_us: bare(name.mmstr_us) } : {}),
    ...(name.mmstr_th ? { mmstr_th: bare(name.mmstr_th, label?.mmstr_th) } : {}),
  };
}
