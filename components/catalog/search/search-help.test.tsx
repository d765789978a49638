// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { CardRules } from '@/lib/catalog/card/card-rules';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { SearchHelp } from './search-help';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'search') => createTranslator({ locale: 'en-GB', messages, namespace }),
}));

const money = { value: 4.99, currency: 'GBP' };
const balm = {
  __typename: 'SimpleProduct',
  uid: 'uid-balm',
  sku: 'balm',
  name: 'Balm',
  url_key: 'balm',
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  rating_summary: 0,
  review_count: 0,
  price_range: { minimum_price: { final_price: money, regular_price: money } },
};

const link = (key: string) =>
  `<li class="product-item"><a class="product-item-link" href="/${key}.html">${key} of the backend</a></li>`;
const heading = '<h2 data-content-type="heading">Bought most often</h2>';
const list = `<div data-content-type="products" data-appearance="grid"><ol class="product-items">${link('balm')}${link('gone')}</ol></div>`;

const rules: CardRules = { details: [], badge: { code: 'season', kinds: [] } };

/** What stands below a search that found nothing, in a shop that sells these. */
async function open({ sold, block, cardRules }: { sold: object[]; block: string; cardRules?: CardRules }) {
  const { calls } = fakeCommerce({
    '/graphql': { ProductInterface: { fields: [] }, filters: { inputFields: [] } },
    attributeMetadata: { customAttributeMetadata: { items: [] } },
    storeConfig: { storeConfig: { root_category_uid: 'Mg==' } },
    menu: { categories: { items: [{ uid: 'Mg==', children: [] }] } },
    cmsBlocks: { cmsBlocks: { items: [{ identifier: 'search-popular', content: block }] } },
    namedProducts: { products: { items: sold } },
  });
  const help = await SearchHelp({ storeContext: testStoreContext, path: '/catalogsearch/result', term: '', cardRules });
  const stream = await renderToReadableStream(<WithMessages>{help}</WithMessages>);
  await stream.allReady;
  document.body.innerHTML = await new Response(stream).text();
  return { reads: () => calls.filter(({ query }) => query.startsWith('query namedProducts')).length };
}

describe('The block below a search without results', () => {
  const popular = () => screen.queryByRole('heading', { name: 'Bought most often' });

  it('has the cards of the products that it names, in one read', async () => {
    for (const cardRules of [rules, undefined]) {
      const { reads } = await open({ sold: [balm], block: heading + list, cardRules });
      expect(popular()).toBeTruthy();
      expect(screen.getAllByRole('article').map((card) => card.dataset.sku)).toEqual(['balm']);
      expect(reads()).toBe(1);
    }
  });

  it('is left out where none of them may be shown: no heading stands above nothing', async () => {
    await open({ sold: [], block: heading + list, cardRules: rules });
    expect(popular()).toBeNull();
  });

  it('stays as the backend wrote it where a shop keeps nothing back, or it names no product', async () => {
    await open({ sold: [], block: heading + list });
    expect(popular()).toBeTruthy();
    expect(screen.getByText('balm of the backend')).toBeTruthy();
    const { reads } = await open({ sold: [], block: heading, cardRules: rules });
    expect(popular()).toBeTruthy();
    expect(reads()).toBe(0);
  });
});
