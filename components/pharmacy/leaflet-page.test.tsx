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

/** The heading of a leaflet with this title, as it is drawn. */
async function headingOf(title: string) {
  fakeCommerce({
    '/graphql': {},
    storeConfig: { storeConfig: {} },
    cmsBlocks: { cmsBlocks: { items: [] } },
    cmsPage: {
      cmsPage: { identifier: 'leaflet', title, content: '<h1 style="display:none">Old</h1><p>a</p>' },
    },
  });
  const page = await LeafletPage({ storeContext: testStoreContext, identifier: 'leaflet' });
  const stream = await renderToReadableStream(<WithMessages>{page}</WithMessages>);
  await stream.allReady;
  document.body.innerHTML = await new Response(stream).text();
  return screen.getByRole('heading', { level: 1 });
}

it('A leaflet whose own heading is hidden has its title as the heading of the page', async () => {
  expect((await headingOf('Co-codamol')).textContent).toBe('Co-\u2060codamol');
});

it('Thai names in the heading of a leaflet stay whole', async () => {
  const names = (await headingOf('เอกสารกำกับยา: เวลโมรา')).querySelectorAll('span');
  expect([...names].map(({ textContent }) => textContent)).toEqual(['เอกสารกำกับยา', 'เวลโมรา']);
});
