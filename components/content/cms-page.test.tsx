// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import messages from '@/messages/en-GB.json';
import { CmsPage } from './cms-page';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'common') => createTranslator({ locale: 'en-GB', messages, namespace }),
}));

afterEach(() => vi.unstubAllGlobals());

async function open(identifier: string, content: string, layout = 'cms-full-width') {
  fakeCommerce({
    '/graphql': {},
    storeConfig: { storeConfig: { cms_home_page: 'home|2' } },
    cmsPage: { cmsPage: { identifier, title: 'Home Page', content, page_layout: layout } },
  });
  const cards = { keepsUnknown: false, products: async () => new Map(), categories: async () => new Map() };
  const parts = { cards, shopWindow: <p>Window</p>, recent: <p>Viewed</p> };
  const page = await CmsPage({ storeContext: testStoreContext, identifier, ...parts });
  const stream = await renderToReadableStream(page);
  await stream.allReady;
  document.body.innerHTML = await new Response(stream).text();
}

describe('A home page', () => {
  it.each([
    ['without content, as Magento’s widgets leave it,', ''],
    ['with elements that show nothing', '<style>p { color: red }</style><div>&nbsp;</div>'],
    ['with the sentence that Magento installs for whoever sets it up', '<p>CMS homepage content goes here.</p>\r\n'],
  ])('%s has the shop’s window in its place', async (_, content) => {
    await open('home', content);
    expect(screen.getByText('Window')).toBeTruthy();
    expect(document.body.textContent).not.toContain('goes here');
    expect(screen.getByText('Viewed')).toBeTruthy();
  });

  it.each([
    ['a text', '<p>Welcome</p>'],
    ['a picture', '<img src="https://other.example/a.jpg" alt="">'],
  ])('with %s has no more than that, and what was viewed', async (_, content) => {
    await open('home', content);
    expect(screen.queryByText('Window')).toBeNull();
    expect(document.querySelector('.rich-text')?.innerHTML).toMatch(/Welcome|a\.jpg/);
    expect(screen.getByText('Viewed')).toBeTruthy();
  });
});

it.each([
  ['plain', '<img src="/media/a.jpg" alt="A">'],
  ['with Page Builder', '<div data-content-type="text"><img src="/media/a.jpg" alt="A"></div>'],
])('[IMG-2] A content page, %s, loads its first picture at once', async (_, content) => {
  await open('about-us', `${content}<img src="/media/b.jpg" alt="B">`);
  expect(screen.getByAltText('A').getAttribute('fetchpriority')).toBe('high');
  expect(screen.getByAltText('B').getAttribute('loading')).toBe('lazy');
});

it.each([
  [
    'is over',
    '<div data-content-type="row" data-active-to="2020-01-01 00:00:00"><h1>Sale</h1></div><p>a</p>',
    'Home Page',
  ],
  [
    'is hidden',
    '<style>#html-body [data-pb-style=A]{display:none}</style><div data-content-type="row"><h1 data-pb-style="A">Sale</h1></div>',
    'Home Page',
  ],
  ['is shown', '<h1>Sale</h1>', 'Sale'],
  ['is shown by Page Builder', '<div data-content-type="row"><h1>Sale</h1></div>', 'Sale'],
])('A content page whose own heading %s has one heading of the first level', async (_, content, heading) => {
  await open('about-us', content);
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([heading]);
});

it('A content page without content has its title, and no window', async () => {
  await open('about-us', '');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Home Page');
  expect(screen.queryByText('Window')).toBeNull();
  expect(screen.queryByText('Viewed')).toBeNull();
});

it('An advice page leads to its parts, other pages do not', async () => {
  const text = '<h2>First</h2><h2>Second</h2><h2>Third</h2>';
  const row = (name: string) =>
    `<div data-content-type="row" class="${name}"><div data-content-type="text">${text}</div></div>`;
  await open('advice/hay-fever', row('advice'), '1column');
  const ways = within(screen.getByRole('navigation', { name: messages.catalog.onThisPage })).getAllByRole('link');
  expect(ways.map((way) => document.querySelector(way.getAttribute('href') ?? '')?.textContent)).toEqual([
    'First',
    'Second',
    'Third',
  ]);
  await open('about-us', row('about'), '1column');
  expect(screen.queryByRole('navigation', { name: messages.catalog.onThisPage })).toBeNull();
});
