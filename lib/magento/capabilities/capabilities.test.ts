import { parse, print } from 'graphql';
import { describe, expect, test } from 'vitest';
import { capabilitiesFromIntrospection, capabilitiesFromList, hasField } from './capabilities';
import type { Introspection } from './introspect';
import { withAvailableFields } from './optional-fields';

const scalar = { kind: 'SCALAR', ofType: null };
const introspection = {
  StoreConfig: {
    fields: [
      { name: 'store_code', type: scalar },
      { name: 'newsletter_enabled', type: scalar },
    ],
  },
  ProductInterface: {
    fields: [
      { name: 'sku', type: scalar },
      { name: 'color', type: scalar },
      { name: 'rating_summary', type: { kind: 'NON_NULL', ofType: scalar } },
      { name: 'image', type: { kind: 'OBJECT', ofType: null } },
      { name: 'material', type: scalar },
    ],
  },
  Mutation: null,
  filters: {
    inputFields: [
      { name: 'color', type: { name: 'FilterEqualTypeInput' } },
      { name: 'price', type: { name: 'FilterRangeTypeInput' } },
      { name: 'name', type: { name: 'FilterMatchTypeInput' } },
      { name: 'odd', type: { name: 'SomethingElse' } },
    ],
  },
} as unknown as Introspection;

describe('capabilities', () => {
  test('[BACK-1] the backend’s capabilities say which fields the backend has', () => {
    const capabilities = capabilitiesFromIntrospection(introspection);
    expect(hasField(capabilities, 'StoreConfig', 'newsletter_enabled')).toBe(true);
    expect(hasField(capabilities, 'StoreConfig', 'is_enable_popup')).toBe(false);
    expect(hasField(capabilities, 'Mutation', 'validateUser')).toBe(false);
  });

  test('[ROUTE-4] [BACK-1] the backend’s capabilities say which fields an input has that versions differ in', () => {
    const OrderInformationInput = { inputFields: [{ name: 'number' }, { name: 'postcode' }] };
    const capabilities = capabilitiesFromIntrospection({ ...introspection, OrderInformationInput } as Introspection);
    expect(hasField(capabilities, 'OrderInformationInput', 'postcode')).toBe(true);
    expect(hasField(capabilities, 'OrderInformationInput', 'lastname')).toBe(false);
    expect(hasField(capabilities, 'GuestOrderInformationInput', 'lastname')).toBe(false);
  });

  test('[BACK-1] the backend’s capabilities say which scopes a customer’s orders can be asked for', () => {
    const ScopeTypeEnum = { enumValues: [{ name: 'GLOBAL' }] };
    const capabilities = capabilitiesFromIntrospection({ ...introspection, ScopeTypeEnum } as Introspection);
    expect(hasField(capabilities, 'ScopeTypeEnum', 'GLOBAL')).toBe(true);
    const older = capabilitiesFromIntrospection({ ...introspection, ScopeTypeEnum: null } as Introspection);
    expect(hasField(older, 'ScopeTypeEnum', 'GLOBAL')).toBe(false);
  });

  test('the backend’s capabilities find the merchant’s own attributes among the product’s fields', () => {
    expect(capabilitiesFromIntrospection(introspection).productAttributes).toEqual(['color', 'material']);
  });

  test('the backend’s capabilities tell each filter’s kind', () => {
    expect(capabilitiesFromIntrospection(introspection).filters).toEqual({
      color: 'equal',
      price: 'range',
      name: 'match',
    });
  });

  test('[BACK-1] the backend’s capabilities may be listed where introspection is off', () => {
    const list = 'StoreConfig.newsletter_enabled, ProductInterface.brand, ProductInterface.review_count';
    const capabilities = capabilitiesFromList(list);
    expect(hasField(capabilities, 'StoreConfig', 'newsletter_enabled')).toBe(true);
    expect(hasField(capabilities, 'ProductInterface', 'review_count')).toBe(true);
    expect(capabilities.productAttributes, 'what is Magento’s own is no attribute').toEqual(['brand']);
    expect(capabilitiesFromList('').fields).toEqual({});
  });
});

describe('withAvailableFields', () => {
  const document = parse(`
    query q { storeConfig { store_code ...StoreConfigAdditions } }
    fragment StoreConfigAdditions on StoreConfig { newsletter_enabled is_enable_popup }
  `);
  const text = (fields: string[]) => print(withAvailableFields(document as never, { fields: { StoreConfig: fields } }));

  test('[BACK-1 STORE-4] a document never asks for a field that the backend lacks', () => {
    expect(text(['newsletter_enabled'])).toContain('newsletter_enabled');
    expect(text(['newsletter_enabled'])).not.toContain('is_enable_popup');
  });

  test('a fragment with nothing left stays valid, and other fields stay', () => {
    expect(text([])).toMatch(/fragment StoreConfigAdditions on StoreConfig \{\s+__typename\s+\}/);
    expect(text([])).toContain('store_code');
  });
});
