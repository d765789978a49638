import { afterEach, describe, expect, it, vi } from 'vitest';

/** The look-up as a process of its own finds it, with what the backend's schema has. */
async function fieldOf(fields: string) {
  vi.resetModules();
  vi.stubEnv('COMMERCE_FIELDS', fields);
  const { getLookupField } = await import('./get-lookup-field');
  return getLookupField();
}

afterEach(() => vi.unstubAllEnvs());

describe('[ROUTE-4] [BACK-1] what a guest’s order is looked up by', () => {
  it.each([
    ['Magento 2.4.4', 'Query.products', null],
    ['Magento 2.4.7', 'Query.guestOrder, OrderInformationInput.number, OrderInformationInput.postcode', 'postcode'],
    ['later versions', 'Query.guestOrder, GuestOrderInformationInput.lastname', 'lastname'],
    ['a backend that asks for something else', 'Query.guestOrder, OrderInformationInput.token', null],
  ])('[ROUTE-4] %s', async (_, fields, field) => {
    expect(await fieldOf(fields)).toBe(field);
  });
});
