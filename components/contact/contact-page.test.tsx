// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { ContactPage } from './contact-page';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'common') => createTranslator({ locale: 'en-GB', messages, namespace }),
}));
vi.mock('@/lib/contact/get-contact', () => ({
  getContact: async () => ({ html: null, heading: null, meta: null, takesMessages: true }),
}));
// What the browser does with it has tests of its own.
vi.mock('@/lib/i18n/client-messages', () => ({ getClientMessages: async () => messages }));

afterEach(() => vi.unstubAllGlobals());

async function open(privacy: string | null) {
  fakeCommerce({
    '/graphql': {},
    storeConfig: { storeConfig: {} },
    cmsBlocks: { cmsBlocks: { items: [] } },
    cmsPage: { cmsPage: privacy ? { identifier: privacy, title: 'Privacy', content: '<p>a</p>' } : null },
  });
  const page = await ContactPage({ storeContext: testStoreContext });
  const stream = await renderToReadableStream(<WithMessages>{page}</WithMessages>);
  await stream.allReady;
  document.body.innerHTML = await new Response(stream).text();
}

const name = messages.createAccount.privacyLink;

it('Below the form stands what becomes of what is sent, where the merchant has written it', async () => {
  await open('privacy-policy');
  const link = screen.getByRole('link', { name });
  expect(link.getAttribute('href')).toBe('/privacy-policy');
  const send = screen.getByRole('button', { name: messages.contact.submit });
  expect(send.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await open(null);
  expect(screen.queryByRole('link', { name })).toBeNull();
});
