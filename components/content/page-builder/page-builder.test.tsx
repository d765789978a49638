// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CmsHtml } from '@/components/content/cms-html';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import messages from '@/messages/en-GB.json';
import type { ContentCards } from './content-cards';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'content') => createTranslator({ locale: 'en-GB', messages, namespace }),
}));

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());
afterEach(() => {
  document.body.innerHTML = '';
});

/** What the server sends of merchant HTML. */
async function draw(html: string, cards?: ContentCards) {
  fakeCommerce({ '/graphql': {}, storeConfig: { storeConfig: { cms_home_page: 'home' } } });
  const stream = await renderToReadableStream(await CmsHtml({ storeContext: testStoreContext, html, cards }));
  await stream.allReady;
  document.body.innerHTML = await new Response(stream).text();
  return document.body;
}

const item = (name: string) =>
  `<li class="product-item"><a class="product-item-link" href="/${name}.html">${name} of the backend</a></li>`;
const list = (...names: string[]) =>
  `<div data-content-type="products" data-appearance="grid"><div class="products-grid"><ol class="product-items">${names.map(item).join('')}</ol></div></div>`;

/** Cards of what is sold, that count how often they are asked. */
function shopCards(sold: string[]) {
  const products = vi.fn<NonNullable<ContentCards['products']>>(
    async (keys) =>
      new Map(keys.filter((key) => sold.includes(key)).map((key) => [key, <article key={key}>Card of {key}</article>])),
  );
  const categories = vi.fn<NonNullable<ContentCards['categories']>>(
    async (ids) => new Map(ids.map((id) => [id, <a key={id} href={`/c${id}.html`}>{`Category ${id}`}</a>])),
  );
  return { keepsUnknown: false, products, categories };
}

it('[IMG-2] content that does not lead its page loads the pictures behind its rows late, too', async () => {
  const images = JSON.stringify({ desktop_image: '/media/wysiwyg/a.jpg' }).replaceAll('"', '&quot;');
  const row = `<div data-content-type="row" data-appearance="full-bleed" data-background-images="${images}"></div>`;
  const image = (await draw(row)).querySelector('img.background-image');
  expect(image?.getAttribute('loading')).toBe('lazy');
  expect(image?.hasAttribute('fetchpriority')).toBe(false);
});

describe('[CMS-1] merchant content on the server', () => {
  it('all lists of products of a text are one read, in the merchant’s order, without what is not sold', async () => {
    const cards = shopCards(['b', 'a', 'c']);
    await draw(`<div data-content-type="row">${list('b', 'gone', 'a')}</div>${list('a', 'c')}`, cards);
    expect(cards.products.mock.calls).toEqual([[['b', 'gone', 'a', 'c']]]);
    expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
      ...['Card of b', 'Card of a'],
      ...['Card of a', 'Card of c'],
    ]);
    expect(document.body.textContent).not.toContain('of the backend');
  });

  it('a list of which the shop has no card stays as the backend wrote it only where the page says so', async () => {
    const html = `<h2>Offers</h2>${list('a', 'b')}`;
    for (const cards of [{ keepsUnknown: true }, { ...shopCards([]), keepsUnknown: true }]) {
      await draw(html, cards);
      expect(screen.getAllByRole('link')).toHaveLength(2);
    }
    for (const cards of [undefined, { keepsUnknown: false }, shopCards([])]) {
      await draw(html, cards);
      expect(screen.queryByRole('link')).toBeNull();
      expect(document.body.textContent).toBe('Offers');
    }
    await draw(html, shopCards(['b']));
    expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual(['Card of b']);
  });

  it('a list of categories has their tiles', async () => {
    const cards = shopCards([]);
    await draw('<div data-content-type="category_list" data-category-ids="3,5"></div>', cards);
    expect(cards.categories.mock.calls).toEqual([[['3', '5']]]);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Category 3', 'Category 5']);
  });

  it('what stands around cards and islands keeps its attributes, styles and words', async () => {
    const html = `<div data-content-type="row" class="own" style="text-align:center;min-height:40px" id="offers">Before ${list('a')}<p class="small" lang="th">หลัง &amp; after</p></div>`;
    const body = await draw(html, shopCards(['a']));
    const row = body.querySelector<HTMLElement>('[data-content-type="row"]');
    expect([row?.className, row?.style.textAlign, row?.style.minHeight]).toEqual(['own', 'center', '40px']);
    expect(row?.textContent).toBe('Before Card of aหลัง & after');
    expect(body.querySelector('p')?.lang).toBe('th');
  });

  it('tabs, slides and maps are there without script, marked for what brings them to life', async () => {
    const tab = (id: string) =>
      `<div data-content-type="tab-item" data-tab-name="Tab ${id}" id="${id}"><p>Panel ${id}</p></div>`;
    const body = await draw(
      `<div data-content-type="tabs"><ul data-element="navigation"><li><a href="#x">X</a></li></ul><div data-element="content">${tab('x')}${tab('y')}</div></div>`,
    );
    const place = body.querySelector('.content-island > [data-content-type="tabs"]');
    expect(place?.textContent).toContain('Panel xPanel y');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Tab x', 'Tab y']);
  });

  it('style blocks are rules for the content alone', async () => {
    const body = await draw(
      '<style>#html-body [data-pb-style=ABC]{text-align:center} body{display:none}</style><div data-content-type="text" data-pb-style="ABC">a</div>',
    );
    const css = body.querySelector('style')?.textContent ?? '';
    expect(css).toContain('[data-pb-style="ABC"]');
    expect(css).not.toMatch(/(^|\n|})\s*body/);
  });
});

it('[CMS-2] content without Page Builder’s marks is plain HTML', async () => {
  const body = await draw('<h2>Delivery</h2><p>Free over £35</p>');
  expect(body.querySelector('.rich-text')?.innerHTML).toBe('<h2>Delivery</h2><p>Free over £35</p>');
});
