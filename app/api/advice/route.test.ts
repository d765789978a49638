import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '@/lib/errors/app-error';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { GET } from './route';

const views = vi.hoisted(() => ({ getStoreView: vi.fn() }));
vi.mock('@/lib/store/get-store-views', () => views);
vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('@/lib/content/get-html-place', () => ({
  getHtmlPlace: async () => ({
    storeView: { code: 'mmstr_en', isDefault: true },
    storeViews: [],
    backendUrls: ['https://backend.example/'],
  }),
}));
vi.spyOn(console, 'error').mockImplementation(() => undefined);

const { storeView } = testStoreContext;
const ask = (store = storeView.code) => GET(new Request(`https://shop.example/api/advice?store=${store}`));
const block = (content: string) =>
  fakeCommerce({ cmsBlocks: { cmsBlocks: { items: [{ identifier: 'search-advice', content }] } } });

beforeEach(() => {
  views.getStoreView.mockImplementation(async (code: string) => (code === storeView.code ? storeView : null));
});
afterEach(() => vi.unstubAllGlobals());

test('A browser gets the pages of the merchant’s list, on the shop’s paths, with the words beside each', async () => {
  block(`<ul>
    <li><a href="https://backend.example/advice/fever">Hay <b>fever</b></a> pollen,
      allergy</li>
    <li><a href="https://elsewhere.example/">Elsewhere</a> not the shop’s</li>
    <li><a href="javascript:alert(1)">Script</a></li>
    <li>No link</li>
  </ul>`);
  const answer = await ask();
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=300');
  expect(await answer.json()).toEqual([
    { title: 'Hay fever', href: '/advice/fever', words: 'Hay fever pollen, allergy' },
  ]);
});

test('A shop without the list advises nothing, and a store view that is not one has none', async () => {
  fakeCommerce({ cmsBlocks: { cmsBlocks: { items: [] } } });
  expect(await (await ask()).json()).toEqual([]);
  expect((await ask('elsewhere')).status).toBe(404);
});

test('While the backend fails nobody keeps the answer', async () => {
  views.getStoreView.mockRejectedValue(new AppError('network', 'down'));
  const { status, headers } = await ask();
  expect([status, headers.get('Cache-Control')]).toEqual([503, 'no-store']);
});

test('A list that cannot be read just now is not taken for none', async () => {
  fakeCommerce({ cmsBlocks: new Response('', { status: 503 }) });
  const { status, headers } = await ask();
  expect([status, headers.get('Cache-Control')]).toEqual([503, 'no-store']);
});
