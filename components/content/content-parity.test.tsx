// @vitest-environment jsdom
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testStoreContext, testStoreView } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { clearProcessMemory } from '@/lib/testing/forget-process-memory';
import recorded from '@/lib/testing/recorded-content.json';
import { saidAndLinked } from '@/lib/testing/said-and-linked';
import { CmsHtml } from './cms-html';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

const SHOP = 'http://shop.example/';
const page = { __typename: 'CmsPage', relative_url: '', redirect_code: 0, type: 'CMS_PAGE', identifier: 'page' };

beforeEach(clearProcessMemory);
afterEach(() => vi.unstubAllGlobals());

async function render(html: string, storeContext = testStoreContext): Promise<string> {
  fakeCommerce({ '/graphql': {}, storeConfig: { storeConfig: { base_url: SHOP } }, route: { route: page } });
  const content = await CmsHtml({ storeContext, html });
  const stream = await renderToReadableStream(content);
  await stream.allReady;
  return new Response(stream).text();
}

it.each(recorded)(
  '[CMS-2] what Magento answered as $name says the same on a page, and leads to the same',
  async ({ html }) => {
    const source = saidAndLinked(html, SHOP);
    expect(source.text.length).toBeGreaterThan(20);
    expect(saidAndLinked(await render(html), SHOP)).toEqual(source);
  },
);

it('[CMS-1] content of Page Builder says the same on a page, and leads to the same', async () => {
  const type = (name: string, inner: string, attributes = '') =>
    `<div data-content-type="${name}" data-appearance="default" data-element="main" ${attributes}>${inner}</div>`;
  const banner = `<a data-element="link" href="${SHOP}sale.html"><div data-element="wrapper"><div data-element="overlay"><div data-element="content"><p>Half price</p></div><button type="button" data-element="button" class="pagebuilder-button-primary">Shop now</button></div></div></a>`;
  const html = [
    type('row', type('heading', 'Spring') + type('text', `<p>Read <a href="${SHOP}advice">advice</a> &amp; more.</p>`)),
    type('banner', banner, 'data-show-button="always"'),
    type('slider', type('slide', banner.replace('sale', 'gifts'), 'data-show-button="always"')),
    type(
      'tabs',
      `<ul data-element="navigation"><li><a href="#A">One</a></li></ul><div data-element="content">${type('tab-item', '<p>Panel</p>', 'data-tab-name="One" id="ABCDEFG"')}</div>`,
    ),
    type(
      'buttons',
      type(
        'button-item',
        `<a data-element="link" class="pagebuilder-button-link" href="https://nhs.example/"><span>Find help</span></a>`,
      ),
    ),
    type('html', '&lt;p&gt;Code &amp;amp; &lt;a href="/code.html"&gt;link&lt;/a&gt;&lt;/p&gt;'),
    type('unknown', '<p>Still here</p>'),
    type('text', '<p>Hidden</p>', 'style="display:none"'),
    type('block', '<p>In a block, <a href="tel:123">call</a></p>'),
  ].join('');
  const source = saidAndLinked(html, SHOP);
  expect(source.links).toEqual([
    '/advice',
    '/sale.html',
    '/gifts.html',
    'https://nhs.example/',
    '/code.html',
    'tel:123',
  ]);
  expect(source.text).toContain('Code&link');
  expect(saidAndLinked(await render(html), SHOP)).toEqual(source);
});

it('[CMS-1] content of another store view says the same, and leads to the pages of that view', async () => {
  const thai = { storeView: testStoreView({ code: 'mmstr_th', locale: 'th-TH', isDefault: false }), currency: 'THB' };
  const html = `<div data-content-type="text"><p>อ่าน <a href="${SHOP}advice">คำแนะนำ</a> หรือ <a href="${SHOP}">หน้าแรก</a></p><p><a href="${SHOP}media/leaflet.pdf">เอกสารกำกับยา</a> <a href="https://nhs.example/">NHS</a> <a href="tel:123">โทร</a></p></div>`;
  const { text, links } = saidAndLinked(await render(html, thai), SHOP);
  expect(text).toBe(saidAndLinked(html, SHOP).text);
  expect(links).toEqual(['/mmstr_th/advice', '/mmstr_th', '/media/leaflet.pdf', 'https://nhs.example/', 'tel:123']);
});
