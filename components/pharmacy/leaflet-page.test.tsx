// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { LeafletPage } from './leaflet-page';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'common') => createTranslator({ locale: 'en-GB', messages, namespace }),
}));

afterEach(() => vi.unstubAllGlobals());

/** A leaflet with this content and title, as it is drawn. */
async function open(content: string, title = 'Co-codamol') {
  fakeCommerce({
    '/graphql': {},
    storeConfig: { storeConfig: {} },
    cmsBlocks: { cmsBlocks: { items: [] } },
    cmsPage: { cmsPage: { identifier: 'leaflet', title, content } },
  });
  const page = await LeafletPage({ storeContext: testStoreContext, identifier: 'leaflet' });
  const stream = await renderToReadableStream(<WithMessages>{page}</WithMessages>);
  await stream.allReady;
  document.body.innerHTML = await new Response(stream).text();
}

const heading = () => screen.getByRole('heading', { level: 1 });

it('A leaflet whose own heading is hidden has its title as the heading of the page', async () => {
  await open('<h1 style="display:none">Old</h1><p>a</p>');
  expect(heading().textContent).toBe('Co-\u2060codamol');
});

it('Thai names in the heading of a leaflet stay whole', async () => {
  await open('<p>a</p>', 'เอกสารกำกับยา: เวลโมรา');
  const names = [...heading().querySelectorAll('span')].map(({ textContent }) => textContent);
  expect(names).toEqual(['เอกสารกำกับยา', 'เวลโมรา']);
});

it('A leaflet leads to each of its parts, if it has more than two', async () => {
  await open('<h2>1. What it is</h2><p>a</p><h2>2. Before</h2><p>b</p><h2>3. How</h2><p>c</p>');
  const ways = within(screen.getByRole('navigation', { name: messages.catalog.onThisPage })).getAllByRole('link');
  expect(ways.map((way) => way.textContent)).toEqual(['1. What it is', '2. Before', '3. How']);
  for (const way of ways) {
    expect(document.querySelector(way.getAttribute('href') ?? '')?.textContent).toBe(way.textContent);
  }
  await open('<h2>1. What it is</h2><p>a</p><h2>2. Before</h2><p>b</p>');
  expect(screen.queryByRole('navigation', { name: messages.catalog.onThisPage })).toBeNull();
});
