import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { clearProcessMemory } from '@/lib/testing/forget-process-memory';
import { getPageRoute, toUrlSearchParams } from './get-page-route';

vi.mock('@/lib/store/store-context', () => ({ requireStore: async () => ({ storeView: { code: 'mmstr_th' } }) }));

afterEach(() => {
  clearProcessMemory();
  vi.unstubAllGlobals();
});

const category = { __typename: 'CategoryTree', relative_url: 'x', redirect_code: 0, type: 'CATEGORY', uid: 'Mw==' };

describe('getPageRoute', () => {
  test('[ROUTE-14] asks for the path as the merchant wrote it, in the page’s store view', async () => {
    const { calls } = fakeCommerce({ route: { route: category } });
    const path = [encodeURIComponent('ยา'), 'hay-fever.html'];
    const found = await getPageRoute('category', Promise.resolve({ path }));
    expect(found).toMatchObject({ route: { type: 'category', uid: 'Mw==' }, path: '/ยา/hay-fever.html' });
    expect(found.storeContext.storeView.code).toBe('mmstr_th');
    expect(calls.map(({ variables, headers }) => [variables, headers.get('store')])).toEqual([
      [{ url: '/ยา/hay-fever.html' }, 'mmstr_th'],
    ]);
  });

  test('[ROUTE-16] is not found where another page stands now', async () => {
    fakeCommerce({ route: { route: category } });
    const home = getPageRoute('cms-page', Promise.resolve({}));
    await expect(home).rejects.toMatchObject({ digest: expect.stringContaining('404') });
  });

  test('[ROUTE-14] is found where the merchant’s suffix is a slash, which Next drops from the path', async () => {
    const redirect = { ...category, relative_url: 'pain/', redirect_code: 301 };
    const routes: Record<string, object> = { '/pain': redirect, '/pain/': category, '/old': redirect };
    fakeCommerce({
      route: ({ variables }: { variables: Record<string, unknown> }) => ({ route: routes[String(variables.url)] }),
    });
    const found = await getPageRoute('category', Promise.resolve({ path: ['pain'] }));
    expect(found).toMatchObject({ route: { type: 'category', uid: 'Mw==' }, path: '/pain/' });
    const moved = getPageRoute('category', Promise.resolve({ path: ['old'] }));
    await expect(moved).rejects.toMatchObject({ digest: expect.stringContaining('404') });
  });

  test('[ROUTE-1] a page without a path is the home page', async () => {
    const { calls } = fakeCommerce({ route: { route: { ...category, __typename: 'CmsPage', identifier: 'home' } } });
    expect((await getPageRoute('cms-page', Promise.resolve({}))).path).toBe('/');
    expect(calls.map(({ variables }) => variables)).toEqual([{ url: '/' }]);
  });
});

test('search parameters keep repeated names in order, and what is not given is not there', () => {
  const params = toUrlSearchParams({ page: '2', brand: ['b', 'a'], sort: undefined });
  expect(params.toString()).toBe('page=2&brand=b&brand=a');
});
