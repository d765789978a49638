import { createTranslator } from 'next-intl';
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import { getPeople } from '@/lib/contact/get-people';
import type { People } from '@/lib/contact/people';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { partialAnswer } from '@/lib/testing/partial-answer';
import messages from '@/messages/en-GB.json';
import { WithoutScript } from './without-script';

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'people') => createTranslator({ locale: 'en-GB', messages, namespace }),
}));
vi.mock('@/lib/contact/get-people', () => ({ getPeople: vi.fn() }));

async function htmlOf(element: ReactElement): Promise<string> {
  return new Response((await prerender(element)).prelude).text();
}

const page = <WithoutScript storeContext={testStoreContext} text="Signing in needs JavaScript." />;

it('where there is no JavaScript a page says so, whom to call, and leads on', async () => {
  vi.mocked(getPeople).mockResolvedValue(partialAnswer<People>({ telephone: '0117 496 0199', hours: [] }));
  const html = await htmlOf(page);
  expect(html).toMatch(/^<noscript><p[^>]*>Signing in needs JavaScript\.<\/p>/);
  expect(html).toMatch(/<a href="tel:[^"]+"[^>]*>Call 0117 496 0199<\/a>/);
  expect(html).toMatch(/<a href="\/"[^>]*>Continue shopping<\/a>/);
});

it('a shop that gives no telephone still leads on', async () => {
  vi.mocked(getPeople).mockResolvedValue(null);
  const html = await htmlOf(page);
  expect(html).not.toContain('tel:');
  expect(html).toContain('Continue shopping');
});
