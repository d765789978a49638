// @vitest-environment jsdom
import { getAllByRole, getByRole, screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/errors/app-error';
import messages from '@/messages/en-GB.json';
import { cardRules, keptFrom, type Listed, names, nothing, open, productNames, shop } from './category-page.fixture';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }));
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'catalog') => createTranslator({ locale: 'en-GB', messages, namespace }),
}));

const pages = () => {
  const nav = screen.getByRole('navigation', { name: 'Pages' });
  return {
    current: getByRole(nav, 'link', { current: 'page' }).textContent,
    all: getAllByRole(nav, 'link', { name: /^Page \d/ }).map((link) => link.textContent),
  };
};

it('[CAT-1] A category page is rendered with breadcrumbs, filters, sort order, products and pagination of its URL', async () => {
  shop();
  await open('brand[filter]=Velmora,301&sort=price-asc&page=2');
  expect(names('listitem', screen.getByRole('navigation', { name: 'Breadcrumb' }))).toEqual(['Home', 'Skin', 'Balms']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Balms');
  expect(screen.getByText('For dry skin.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lip balms' }).getAttribute('href')).toBe('/skin/balms/lips.html');
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { hidden: true });
  expect(boxes.map(({ value, checked }) => [value, checked])).toEqual([
    ['mmstr,300', false],
    ['Velmora,301', true],
  ]);
  const chips = screen.getByRole('list', { name: 'Chosen filters' });
  expect(getByRole(chips, 'link', { name: 'Remove filter: Velmora' })).toBeTruthy();
  expect(chips.parentElement, 'in the line of the count').toBe(document.getElementById('listing-count')?.parentElement);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('price-asc');
  expect(screen.getByText('7–12 of 13 products')).toBeTruthy();
  expect(productNames()).toEqual(['Balm 2']);
  expect(pages()).toEqual({ current: '2', all: ['1', '2', '3'] });
});

it('[CAT-1] A category page lists by the category’s own order before the store’s', async () => {
  const { requestedSorts } = shop(undefined, { default_sort_by: 'price' });
  await open('');
  expect(requestedSorts()).toEqual([{ price: 'ASC' }]);
});

it('A category page tells on its cards what the trade’s rules name, asks for nothing else, and puts the page first', async () => {
  const { listingQuery } = shop();
  await open('', cardRules);
  expect(screen.getByText('Only in summer')).toBeTruthy();
  expect(screen.getByText('Rose')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See details: Balm 1' })).toBeTruthy();
  expect(listingQuery()).toMatch(/\bscent\b[^}]*\bseason\b/);
  expect(listingQuery()).not.toContain('material');
});

it('A category page without rules of a trade has cards without them', async () => {
  const { listingQuery } = shop();
  await open('');
  expect(screen.queryByText('Only in summer')).toBeNull();
  expect(screen.getByRole('button', { name: /^Add to basket: Balm 1/ })).toBeTruthy();
  expect(listingQuery()).not.toContain('season');
});

it('[CAT-1] A category lists what its trade keeps from other places, and nothing that it keeps from lists', async () => {
  shop();
  await open('', keptFrom('search'));
  expect(productNames()).toEqual(['Balm 1']);
  shop();
  await open('', keptFrom('category'));
  expect(screen.queryByRole('article')).toBeNull();
});

it.each([
  ['', false],
  ['sort=price-asc', false],
  ['page=2', true],
  ['brand[filter]=Velmora,301', true],
])('On phones its text makes room for products once it is filtered or gone on in: %s', async (query, isHidden) => {
  shop();
  await open(query);
  expect(screen.getByText('For dry skin.').closest('.max-sm\\:hidden') !== null).toBe(isHidden);
});

it('[CAT-1] Filters that leave nothing are cleared by one link, below what says so', async () => {
  shop(({ variables }) => (JSON.stringify(variables.filter).includes('301') ? nothing : undefined));
  await open('brand[filter]=Velmora,301');
  const clear = screen.getByRole('link', { name: messages.catalog.clearFilters });
  expect(clear.parentElement?.textContent).toContain(messages.catalog.noMatchTitle);
  expect(screen.getByRole('link', { name: 'Remove filter: Velmora' })).toBeTruthy();
});

it('An empty category leads to the others and to the search', async () => {
  shop(() => nothing);
  await open('');
  expect(screen.getByText(messages.catalog.emptyTitle)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Teas' }).getAttribute('href')).toBe('/teas.html');
  expect(screen.queryByRole('link', { name: 'Balms' })).toBeNull();
  expect(screen.getByRole('link', { name: messages.search.search }).getAttribute('href')).toBe('/search.html');
});

it('[IMG-3] A category’s image is found among the categories’ where the backend names its file alone', async () => {
  shop(undefined, { image: 'a.jpg' });
  await open('');
  const sources = [...document.images].map(({ src }) => new URL(src).pathname);
  expect(sources).toContain('/media/catalog/category/a.jpg');
});

it('[IMG-2] A category’s text loads its pictures late; the block that stands for its products loads the first at once', async () => {
  const picture = (name: string) => `<img src="/media/wysiwyg/${name}.jpg" alt="${name}">`;
  const more = {
    display_mode: 'PAGE',
    cms_block: { identifier: 'balms', content: picture('block') + picture('more') },
  };
  shop(undefined, { ...more, description: picture('text') });
  await open('');
  const loadings = ['text', 'block', 'more'].map((name) => screen.getByAltText(name).getAttribute('loading'));
  expect(loadings).toEqual(['lazy', null, 'lazy']);
  expect(screen.getByAltText('block').getAttribute('fetchpriority')).toBe('high');
});

describe('A merchant’s block above a list', () => {
  const block = (content: string, mode = 'PRODUCTS_AND_PAGE') =>
    shop(undefined, { display_mode: mode, cms_block: { identifier: 'balms', content } });
  const folded = () => document.querySelector('details:has(> summary + div p)');

  it('is folded under its own heading, so that the products are in sight', async () => {
    block('<div><h2>How to  <em>choose</em></h2><p>Ask us.</p></div>');
    await open('');
    expect(folded()?.querySelector('summary')?.textContent).toBe('How to choose');
    expect(folded()?.hasAttribute('open')).toBe(false);
    expect(folded()?.textContent).toContain('Ask us.');
    const chips = folded()?.nextElementSibling;
    expect(chips?.textContent, 'before the chips, whose last are out of a phone’s sight').toBe('Lip balms');
  });

  it('stands open where it does not begin with a heading, or the category has nothing else', async () => {
    block('<p>Ask us.</p><h2>More</h2>');
    await open('');
    expect(screen.getByText('Ask us.').closest('nav + div'), 'below the chips').not.toBeNull();
    expect(folded()).toBeNull();
    block('<h2>How to choose</h2><p>Ask us.</p>', 'PAGE');
    await open('');
    expect(screen.getByText('Ask us.')).toBeTruthy();
    expect(folded()).toBeNull();
  });
});

describe('A landing category that Magento fills by layout widgets, which GraphQL does not give', () => {
  const landing = { display_mode: 'PAGE', cms_block: null };
  const inRoot = ({ variables }: Listed) => JSON.stringify(variables.filter).includes('Mg==');

  const expectNothingSaid = () => {
    expect(screen.getByText(messages.catalog.emptyTitle)).toBeTruthy();
    expect(screen.getByText('There are no blocks to display')).toBeTruthy();
    expect(screen.queryByText(messages.catalog.emptyText)).toBeNull();
    expect(screen.getByRole('link', { name: 'Teas' })).toBeTruthy();
  };

  it('shows its sub-categories and its own products', async () => {
    shop(undefined, landing);
    await open('');
    expect(screen.getByRole('link', { name: 'Lip balms' })).toBeTruthy();
    expect(productNames()).toEqual(['Balm 1']);
    expect(document.body.textContent).not.toContain('There are no blocks to display');
  });

  it('shows the shop’s newest products where it has none of its own', async () => {
    const { requestedSorts } = shop((call) => (inRoot(call) ? undefined : nothing), landing);
    await open('');
    expect(requestedSorts()).toEqual([{ name: 'ASC' }, { position: 'ASC' }]);
    expect(screen.getByRole('heading', { name: 'New in the shop' })).toBeTruthy();
    expect(productNames()).toEqual(['Balm 1']);
    expect(document.body.textContent).not.toContain('There are no blocks to display');
  });

  it('shows none among the newest that may stand in its own list only', async () => {
    shop((call) => (inRoot(call) ? undefined : nothing), landing);
    await open('', keptFrom('newest'));
    expect(screen.queryByRole('article')).toBeNull();
    expectNothingSaid();
    shop();
    await open('', keptFrom('newest'));
    expect(productNames()).toEqual(['Balm 1']);
  });

  it('[CMS-4] says that there are no blocks where the whole shop has no product either, and leads on', async () => {
    shop(() => nothing, landing);
    await open('');
    expectNothingSaid();
  });
});

describe('[CAT-4] A category page whose listing fails', () => {
  it.each([
    [
      'is not reached',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
    ['answers 503', () => new Response('down', { status: 503 })],
    [
      'breaks',
      () => Response.json({ errors: [{ message: 'Internal server error', extensions: { category: 'internal' } }] }),
    ],
  ])(
    'does not change page and total when the backend %s: nothing is rendered, and its URL leads to its page afterwards',
    async (_, answer) => {
      let isFailing = false;
      const { requestedPages } = shop(() => (isFailing ? answer() : undefined));
      await open('page=2');
      const before = pages();
      isFailing = true;
      await expect(open('page=3')).rejects.toBeInstanceOf(AppError);
      expect(pages()).toEqual(before);
      isFailing = false;
      await open('page=3');
      expect(pages()).toEqual({ ...before, current: '3' });
      expect(requestedPages()).toEqual([2, 3, 3]);
    },
  );
});
