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

it('a price that goes by weight is told from its least on, one that nobody can tell at the checkout', async () => {
  fakeCommerce({
    cmsBlocks: {
      cmsBlocks: { items: [{ identifier: 'shop-delivery', content: TERMS }] },
    },
    deliveryPlace: { storeConfig: { timezone: 'Europe/London' } },
    currencyRates: { currency: { base_currency_code: 'GBP', exchange_rates: [] } },
  });
  const table = <DeliveryTable storeContext={{ ...testStoreContext, currency: 'GBP' }} identifier="delivery" />;
  document.body.innerHTML = await new Response(await renderToReadableStream(table)).text();
  expect([...document.querySelectorAll('tbody td:last-child')].map((cell) => cell.textContent)).toEqual([
    '£5.95',
    'From £3.49, by weight',
    messages.delivery.priceLater,
    messages.delivery.free,
  ]);
});
