// @vitest-environment jsdom
import { createTranslator } from 'next-intl';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import messages from '@/messages/en-GB.json';
import { Seller } from './seller';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'people') => createTranslator({ locale: 'en-GB', messages, namespace }),
}));

afterEach(() => vi.unstubAllGlobals());

async function lines(content: string | null): Promise<(string | null)[]> {
  fakeCommerce({
    '/graphql': {},
    storeConfig: { storeConfig: { store_name: 'mmstr' } },
    cmsBlocks: { cmsBlocks: { items: content ? [{ identifier: 'shop-people', content }] : [] } },
  });
  const stream = await renderToReadableStream(<Seller storeContext={testStoreContext} />);
  document.body.innerHTML = await new Response(stream).text();
  return [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
}

it('paper says who sold it as far as the shop has told: name, address, registration, tax number', async () => {
  const told = ['Address: 1 High Street, Bristol', 'Registration number: 1234567', 'VAT number: GB 123 4567 89'];
  expect(await lines(told.join('<br>'))).toEqual([
    'mmstr',
    '1 High Street, Bristol',
    'Registration 1234567',
    'VAT number: GB 123 4567 89',
  ]);
  expect(await lines(null)).toEqual(['mmstr']);
});
