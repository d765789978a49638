import { afterEach, expect, it, vi } from 'vitest';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { getBlocks, getShellBlocks } from './get-blocks';
import { getCmsPage } from './get-cms-page';
import { getMenuTiles } from './get-menu-tiles';

const tagged = vi.hoisted(() => new Set<string>());
vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown, keys: string[]) => {
    for (const key of keys) tagged.add(key);
    return read;
  },
}));
vi.mock('@/lib/content/get-html-place', () => ({
  getHtmlPlace: async () => ({ storeView: { code: 'mmstr_en', isDefault: true }, storeViews: [], backendUrls: [] }),
}));

afterEach(() => vi.unstubAllGlobals());

/** Answers as Magento does: an unknown block is null in the list, with an error beside it. */
function blocks(contents: Record<string, string | null>) {
  return fakeCommerce({
    cmsBlocks: ({ variables }: { variables: Record<string, unknown> }) => {
      const items = (variables.identifiers as string[]).map((identifier) => {
        const content = contents[identifier];
        return content === undefined ? null : { identifier, content };
      });
      const errors = items.flatMap((item, index) => (item ? [] : [{ message: 'No such block', path: [index] }]));
      return Response.json({ ...(errors.length > 0 ? { errors } : {}), data: { cmsBlocks: { items } } });
    },
  });
}

it('[CMS-4] blocks are asked for by a list of identifiers in one request, and come in its order', async () => {
  const { calls } = blocks({ footer: '<p>f</p>', header: ' <p>h</p> ' });
  expect(await getBlocks(testStoreContext, ['header', 'footer'])).toEqual([
    { identifier: 'header', html: '<p>h</p>' },
    { identifier: 'footer', html: '<p>f</p>' },
  ]);
  expect(calls.map(({ variables }) => variables)).toEqual([{ identifiers: ['header', 'footer'] }]);
});

it('[CMS-4] each of the blocks read together has its own tag, by which a change of it makes the page stale', async () => {
  blocks({});
  await getBlocks(testStoreContext, ['header', 'footer']);
  expect(vi.mocked(fetch).mock.calls[0]?.[1]?.next?.tags).toEqual(['content', 'cms_b_header', 'cms_b_footer']);
});

it('[CMS-4] a block that is unknown or empty is left out, and the others are given all the same', async () => {
  blocks({ empty: '', none: null, footer: '<p>f</p>' });
  expect(await getBlocks(testStoreContext, ['nope', 'empty', 'none', 'footer'])).toEqual([
    { identifier: 'footer', html: '<p>f</p>' },
  ]);
});

it('[CMS-4] no block is given when the load fails', async () => {
  fakeCommerce({ cmsBlocks: new Response('down', { status: 503 }) });
  expect(await getBlocks(testStoreContext, ['header'])).toEqual([]);
  fakeCommerce({ cmsBlocks: Response.json({ errors: [{ message: 'Internal server error' }], data: null }) });
  expect(await getBlocks(testStoreContext, ['header'])).toEqual([]);
});

it('header and footer get their blocks by one request; Magento’s own links stand in for the shop’s', async () => {
  const { calls } = blocks({ 'promo-header': '<p>p</p>', footer_links_block: '<p>l</p>' });
  expect(await getShellBlocks(testStoreContext)).toEqual({
    promo: '<p>p</p>',
    about: null,
    links: '<p>l</p>',
    checkoutLinks: null,
  });
  expect(calls).toHaveLength(1);
  blocks({ 'footer-links': '<p>own</p>', footer_links_block: '<p>l</p>' });
  expect((await getShellBlocks(testStoreContext)).links).toBe('<p>own</p>');
});

it('the menu’s tiles are asked for together, by the url keys of its categories', async () => {
  const { calls } = blocks({ 'promo-menu-travel': '<p>t</p>' });
  const menu = [
    { uid: 'a', href: '/travel.html' },
    { uid: 'b', href: '/baby/teething.html' },
  ];
  expect(await getMenuTiles(testStoreContext, menu)).toEqual({ a: '<p>t</p>' });
  const asked = calls.filter(({ query }) => query.startsWith('query cmsBlocks'));
  expect(asked.map(({ variables }) => variables)).toEqual([
    { identifiers: ['promo-menu-travel', 'promo-menu-teething'] },
  ]);
});

it('a tile of the menu has no link to a page of Magento’s that the shop lacks', async () => {
  const content = '<p>Read <a href="/delivery">this</a> or <a href="/catalogsearch/advanced/">search</a></p>';
  const { answers } = blocks({ 'promo-menu-travel': content });
  answers.route = { route: null };
  const tiles = await getMenuTiles(testStoreContext, [{ uid: 'a', href: '/travel.html' }]);
  expect(tiles.a).toBe('<p>Read <a href="/delivery">this</a> or search</p>');
});

it('[CMS-3] a tile of the menu shows what is in its time and not hidden; no page ends for a change in a closed panel', async () => {
  const end = Date.UTC(2099, 0, 1);
  const text = (attributes: string, words: string) => `<div data-content-type="text" ${attributes}>${words}</div>`;
  blocks({
    'promo-menu-travel':
      '<style>#html-body [data-pb-style=A]{display:none}</style>' +
      text('data-active-to="2020-01-01 00:00:00"', 'Over') +
      text('data-active-to="2099-01-01 00:00:00"', 'Now') +
      text('data-pb-style="A"', 'Hidden'),
  });
  const { a = '' } = await getMenuTiles(testStoreContext, [{ uid: 'a', href: '/travel.html' }]);
  expect(a).toContain('Now');
  expect(a).not.toMatch(/Over|Hidden/);
  expect([...tagged]).not.toContain(`until_${end}`);
});

it('reads a content page with what its title needs', async () => {
  const answer = {
    cmsPage: {
      identifier: 'about-us',
      title: 'About us',
      content: '<p>a</p>',
      content_heading: '',
      page_layout: '1column',
      meta_title: null,
      meta_description: 'Who we are',
    },
  };
  fakeCommerce({ cmsPage: answer });
  expect(await getCmsPage(testStoreContext, 'about-us')).toEqual({
    identifier: 'about-us',
    title: 'About us',
    heading: null,
    html: '<p>a</p>',
    isBlank: false,
    layout: '1column',
    meta: { title: 'About us', description: 'Who we are' },
  });
});

it('[CMS-3] a content page whose text is still to come ends the page that leaves it out', async () => {
  const content = '<p data-active-from="2098-01-01 00:00:00">Soon</p>';
  fakeCommerce({ cmsPage: { cmsPage: { identifier: 'contact', content } } });
  expect(await getCmsPage(testStoreContext, 'contact')).toMatchObject({ isBlank: true });
  expect([...tagged]).toContain(`until_${Date.UTC(2098, 0, 1)}`);
});

it('a page that is gone is null, a backend that fails is an error', async () => {
  const gone = [{ message: 'gone', extensions: { category: 'graphql-no-such-entity' } }];
  fakeCommerce({ cmsPage: Response.json({ errors: gone, data: { cmsPage: null } }) });
  expect(await getCmsPage(testStoreContext, 'gone')).toBeNull();
  fakeCommerce({ cmsPage: new Response('down', { status: 503 }) });
  await expect(getCmsPage(testStoreContext, 'about-us')).rejects.toThrow('503');
});
