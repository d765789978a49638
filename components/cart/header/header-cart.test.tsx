import { createTranslator } from 'next-intl';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import messages from '@/messages/en-GB.json';
import type { CartLabels } from './cart-labels';
import { HeaderCart } from './header-cart';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'addToCart') => createTranslator({ locale: 'en-GB', messages, namespace }),
  getMessages: async () => messages,
}));

afterEach(() => vi.unstubAllGlobals());

/** The header's cart in a shop with this configuration. */
async function headerCart(
  storeConfig: object,
): Promise<ReactElement<{ children: ReactElement<{ labels?: CartLabels }>[] }>> {
  fakeCommerce({
    '/graphql': { StoreConfig: { fields: Object.keys(storeConfig).map((name) => ({ name })) }, filters: null },
    storeConfig: { storeConfig },
  });
  return HeaderCart({ storeContext: testStoreContext });
}

async function subtotalLabel(storeConfig: object): Promise<string | undefined> {
  const { props } = await headerCart(storeConfig);
  return props.children.find((child) => child.props.labels)?.props.labels?.subtotal;
}

it('[SHELL-3] [STORE-10] the header’s subtotal, which is without tax, says so, where the backend tells nothing of tax too', async () => {
  expect(await subtotalLabel({ tax_display_type: 2 })).toBe(messages.miniCart.netPrice);
  expect(await subtotalLabel({})).toBe(messages.miniCart.netPrice);
});

it('[SHELL-2] without scripts a link to the basket stands in its place', async () => {
  const { props } = await headerCart({});
  const html = renderToString(props.children.find(({ type }) => type === 'noscript'));
  expect(html).toMatch(/^<noscript><a href="\/checkout\/cart"/);
  expect(html).toContain(`>${messages.shell.basket}</span>`);
});
