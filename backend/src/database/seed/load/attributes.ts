import type { Database } from '../../connect';
import { attribute, attributeOption } from '../../schema/catalog';
import { labels } from '../localised';
import type { AttributeSeed } from '../types';
import { insertRows } from './insert-rows';

const BACKEND_TYPES = { select: 'int', boolean: 'int', multiselect: 'varchar', text: 'varchar', textarea: 'text' };

/** Writes the shop's own attributes with their options. */
export async function loadAttributes(db: Database, seeds: AttributeSeed[]): Promise<void> {
  await insertRows(
    db,
    attribute,
    seeds.map((seed) => ({
      id: seed.id,
      code: seed.code,
      labels: labels(seed.label),
      input: seed.input,
      backendType: BACKEND_TYPES[seed.input],
      isFilterable: seed.filterable,
      isFilterableInSearch: seed.filterableInSearch,
      isVisibleOnFront: seed.visibleOnFront,
      usedInListing: seed.usedInListing,
      isComparable: seed.comparable,
      searchWeight: seed.searchWeight ?? 1,
      position: seed.position,
    })),
  );
  await insertRows(
    db,
    attributeOption,
    seeds.flatMap((seed) =>
      (seed.options ?? []).map((option, place) => ({
        id: option.id,
        attributeId: seed.id,
        sortOrder: option.sortOrder ?? place,
        labels: labels(option.label),
        swatchType: option.swatch?.type ?? null,
        swatchValue: option.swatch?.value ?? null,
      })),
    ),
  );
}
