import { createTranslator } from 'next-intl';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import messages from '@/messages/en-GB.json';
import { PeopleList } from './people-list';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'people') => createTranslator({ locale: 'en-GB', messages, namespace }),
}));

afterEach(() => vi.unstubAllGlobals());

/** What the list names, in its order. */
async function names(identifier?: string): Promise<string[]> {
  fakeCommerce({
    '/graphql': {},
    storeConfig: { storeConfig: {} },
    cmsBlocks: {
      cmsBlocks: {
        items: [
          {
            identifier: 'shop-people',
            content: '<p>Telephone: 0117 496 0199</p><p>Registration number: 0000000</p><p>Page: our-registration</p>',
          },
        ],
      },
    },
  });
  const stream = await renderToReadableStream(await PeopleList({ storeContext: testStoreContext, identifier }));
  await stream.allReady;
  const html = await new Response(stream).text();
  return [...html.matchAll(/<dt[^>]*>([^<]*)/g)].map(([, name = '']) => name);
}

it('The page about the registration begins with it, the contact page with the telephone', async () => {
  const { registration, telephone } = messages.people;
  expect(await names('our-registration')).toEqual([registration, telephone]);
  expect(await names()).toEqual([telephone, registration]);
});
