import { expect, it, vi } from 'vitest';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { getCrumbs } from './get-crumbs';

vi.mock('next-intl/server', () => ({ getTranslations: async () => () => 'หน้าแรก' }));

it('a step in Latin letters is marked as English on a Thai page, and on no other', async () => {
  const languages = async (locale: string) => {
    const storeContext = { ...testStoreContext, storeView: { ...testStoreContext.storeView, locale } };
    const ancestors = [{ name: 'ปวด', href: '/pain.html' }];
    return (await getCrumbs(storeContext, { name: 'Tolvessa Cetirizine', href: null }, ancestors)).map(
      ({ lang }) => lang,
    );
  };
  expect(await languages('th-TH')).toEqual([undefined, undefined, 'en']);
  expect(await languages('en-GB')).toEqual([undefined, undefined, undefined]);
});
