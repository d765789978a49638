import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { getDelivery } from './get-delivery';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

const said = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  said.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const TERMS =
  'Cut-off: 16:00<br>Working days: Mon-Fri<br>Free from: 40<br>Method: a_b | Standard | 2-3 | from 3.49<br>Method: c_d | Express | 1 | 5.95';

/** The terms as a page in this currency tells them. */
function read(currency: string, content: string | null = TERMS) {
  fakeCommerce({
    cmsBlocks: { cmsBlocks: { items: content === null ? [] : [{ identifier: 'shop-delivery', content }] } },
    deliveryPlace: { storeConfig: { timezone: 'Europe/London' } },
    currencyRates: {
      currency: {
        base_currency_code: 'GBP',
        exchange_rates: [
          { currency_to: 'USD', rate: 1.27 },
          { currency_to: 'JPY', rate: 188.5 },
        ],
      },
    },
  });
  return getDelivery({ ...testStoreContext, currency });
}

test('amounts are told in the page’s currency, by the backend’s rate; the fastest method comes first', async () => {
  expect(await read('GBP')).toMatchObject({
    freeFrom: { minor: 4000, currency: 'GBP' },
    methods: [
      { name: 'Express', price: { minor: 595, currency: 'GBP' } },
      { name: 'Standard', price: null, from: { minor: 349, currency: 'GBP' } },
    ],
    schedule: { timeZone: 'Europe/London' },
  });
  expect(await read('USD')).toMatchObject({
    freeFrom: { minor: 5080, currency: 'USD' },
    methods: [{ price: { minor: 756 } }, {}],
  });
  expect(await read('JPY')).toMatchObject({ freeFrom: { minor: 7540, currency: 'JPY' } });
});

test('no amount is told in a currency without a rate, and the days stand', async () => {
  expect(await read('EUR')).toMatchObject({ freeFrom: null, methods: [{ price: null, days: [1, 1] }, {}] });
});

test('a shop without the block has no terms; a line that says nothing is told to ops, with the block’s name', async () => {
  expect(await read('GBP', null)).toBeNull();
  expect(said).not.toHaveBeenCalled();
  expect(await read('GBP', 'Cut-off: noon')).toMatchObject({ schedule: null, methods: [] });
  expect(said.mock.calls).toEqual([[expect.stringMatching(/shop-delivery.*mmstr_en.*cut-off: noon/)]]);
});
