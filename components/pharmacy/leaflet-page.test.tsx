// @vitest-environment jsdom
import { screen } from '@testing-library/react';
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

it('A leaflet whose own heading is hidden has its title as the heading of the page', async () => {
  fakeCommerce({
    '/graphql': {},
    storeConfig: { storeConfig: {} },
    cmsBlocks: { cmsBlocks: { items: [] } },
    cmsPage: {
      cmsPage: { identifier: 'leaflet', title: 'Co-codamol', content: '<h1 style="display:none">Old</h1><p>a</p>' },
    },
  });
  const page = await LeafletPage({ storeContext: testStoreContext, identifier: 'leaflet' });
  const stream = await renderToReadableStream(<WithMessages>{page}</WithMessages>);
  await stream.allReady;
  document.body.innerHTML = await new Response(stream).text();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Co-\u2060codamol');
});
