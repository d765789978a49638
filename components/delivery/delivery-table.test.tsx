// @vitest-environment jsdom
import { createTranslator } from 'next-intl';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import messages from '@/messages/en-GB.json';
import { DeliveryTable } from './delivery-table';

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'delivery') => createTranslator({ locale: 'en-GB', messages, namespace }),
}));
vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

afterEach(() => {
  vi.unstubAllGlobals();
});

const TERMS = [
  'Method: a_b | Express | 1 | 5.95',
  'Method: c_d | Standard | 2-3 | from 3.49',
  'Method: e_f | Islands | 9',
  'Method: g_h | Slow | 10 | 0',
  'Page: delivery',
].join('<br>');

async function open(terms: string) {
  fakeCommerce({
    cmsBlocks: {
      cmsBlocks: { items: [{ identifier: 'shop-delivery', content: terms }] },
    },
    deliveryPlace: { storeConfig: { timezone: 'Europe/London' } },
    currencyRates: { currency: { base_currency_code: 'GBP', exchange_rates: [] } },
  });
  const table = <DeliveryTable storeContext={{ ...testStoreContext, currency: 'GBP' }} identifier="delivery" />;
  document.body.innerHTML = await new Response(await renderToReadableStream(table)).text();
  const said = (where: string) => [...document.querySelectorAll(where)].map((one) => one.textContent);
  return { prices: said('tbody td:last-child'), notes: said('li') };
}

it('a price that goes by weight is told from its least on, one that nobody can tell at the checkout', async () => {
  const { prices } = await open(TERMS);
  expect(prices).toEqual(['£5.95', 'From £3.49, by weight', messages.delivery.priceLater, messages.delivery.free]);
});

it('from what sum on delivery is free stands beside Magento’s free shipping, and below where that is not named', async () => {
  const { prices, notes } = await open(
    `${TERMS}<br>Method: freeshipping_freeshipping | Free | 12 | 0<br>Free from: 40`,
  );
  expect([prices.slice(-2), notes]).toEqual([[messages.delivery.free, 'Free from £40.00'], []]);
  const unnamed = await open(`${TERMS}<br>Free from: 40`);
  expect(unnamed.prices.at(-1)).toBe(messages.delivery.free);
  expect(unnamed.notes).toEqual(['Free delivery from £40.00']);
});
