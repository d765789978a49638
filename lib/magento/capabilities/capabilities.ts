import 'server-only';
import { cache } from 'react';
import { CAPABILITIES_TAG } from '@/lib/cache/tags.mjs';
import { env } from '@/lib/config/env';
import { query } from '@/lib/magento/server/query';
import { type Introspection, introspectionDocument } from './introspect';
import { isMerchantAttribute, productAttributeCodes } from './product-attributes';

export type FilterKind = 'equal' | 'match' | 'range';

/** What the backend's types and inputs have; whatever it lacks is not asked for, and absent from the page. */
export interface Capabilities {
  fields: Record<string, string[]>;
  productAttributes: string[];
  filters: Record<string, FilterKind>;
}

const FILTER_KINDS: Record<string, FilterKind> = {
  FilterEqualTypeInput: 'equal',
  FilterMatchTypeInput: 'match',
  FilterRangeTypeInput: 'range',
};

/** Whether the backend's schema has a field on a type. */
export function hasField(capabilities: Capabilities, type: string, field: string): boolean {
  return capabilities.fields[type]?.includes(field) ?? false;
}

/** Whether the backend says of each line of a cart what is wrong with it. */
export function hasLineErrors(capabilities: Capabilities): boolean {
  return hasField(capabilities, 'CartItemInterface', 'errors');
}

/** The backend's capabilities: introspected and cached, or from `COMMERCE_FIELDS` where set. Throws AppError. */
export const getCapabilities = cache(async (): Promise<Capabilities> => {
  if (env.COMMERCE_FIELDS !== undefined) return capabilitiesFromList(env.COMMERCE_FIELDS);
  // The schema is the same in every store view, so the default one is asked without naming it.
  const storeContext = { storeView: { code: '' } };
  return capabilitiesFromIntrospection(
    await query(introspectionDocument, {}, { storeContext, tags: [CAPABILITIES_TAG] }),
  );
});

export function capabilitiesFromIntrospection({ filters, ...types }: Introspection): Capabilities {
  const fields: Capabilities['fields'] = {};
  for (const [name, type] of Object.entries(types)) {
    fields[name] = (type?.fields ?? type?.inputFields ?? type?.enumValues ?? []).map((field) => field.name);
  }
  const kinds = (filters?.inputFields ?? []).flatMap(({ name, type }): [string, FilterKind][] => {
    const kind = FILTER_KINDS[type.name ?? ''];
    return kind ? [[name, kind]] : [];
  });
  return {
    fields,
    productAttributes: productAttributeCodes(types.ProductInterface?.fields ?? []),
    filters: Object.fromEntries(kinds),
  };
}

/** Reads `StoreConfig.newsletter_enabled, ProductInterface.brand, ProductAttributeFilterInput.brand`. */
export function capabilitiesFromList(list: string): Capabilities {
  const fields: Capabilities['fields'] = {};
  for (const entry of list.split(',')) {
    const [type, field] = entry.trim().split('.');
    if (type && field) fields[type] = [...(fields[type] ?? []), field];
  }
  const filters = (fields.ProductAttributeFilterInput ?? []).map((code) => [
    code,
    code === 'price' ? 'range' : 'equal',
  ]);
  return {
    fields,
    productAttributes: (fields.ProductInterface ?? []).filter(isMerchantAttribute),
    filters: Object.fromEntries(filters),
  };
}
