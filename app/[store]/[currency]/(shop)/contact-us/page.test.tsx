import { expect, it, vi } from 'vitest';
import { generateMetadata } from './page';

vi.mock('next-intl/server', () => ({ getTranslations: async () => String }));
vi.mock('@/lib/store/store-context', async () => ({
  requireStore: async () => (await import('@/lib/store/store-context.fixture')).testStoreContext,
}));
vi.mock('@/lib/store/get-store-config', () => ({ getStoreConfig: async () => ({ storeName: 'Shop' }) }));

it('the contact page names one address to search engines, whichever led to it', async () => {
  expect((await generateMetadata()).alternates?.canonical).toMatch(/\/contact-us$/);
});
