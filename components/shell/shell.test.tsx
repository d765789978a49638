// @vitest-environment jsdom
import { createTranslator } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inAppPage } from '@/lib/config/in-app-pages';
import { type StoreConfig, toStoreConfig } from '@/lib/store/get-store-config';
import messages from '@/messages/en-GB.json';
import { CheckoutFooter } from './footer/checkout-footer';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import type { DrawerLink } from './navigation/menu-drawer';

const shop = vi.hoisted(() => ({
  config: {} as unknown,
  blocks: {} as Record<string, string>,
  views: [] as unknown[],
  currencies: [] as string[],
}));

vi.mock('@/lib/magento/capabilities/capabilities', () => ({
  getCapabilities: async () => ({ fields: {}, productAttributes: [], filters: {} }),
}));

vi.mock('@/lib/store/get-store-config', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  getStoreConfig: async () => shop.config,
}));
vi.mock('@/lib/store/get-store-views', () => ({
  getStoreViews: async () => shop.views,
  getStoreViewOptions: async () => shop.views,
  getCurrencies: async () => ({ default: 'GBP', available: shop.currencies }),
}));
vi.mock('@/lib/magento/server/query', () => ({
  query: async (_: unknown, { identifiers }: { identifiers: string[] }) => ({
    cmsBlocks: { items: identifiers.map((identifier) => ({ identifier, content: shop.blocks[identifier] ?? null })) },
  }),
}));
vi.mock('@/lib/catalog/category/get-menu', () => ({
  getMenu: async () => [{ uid: 'a', name: 'Travel', href: '/mmstr_us/travel.html', position: 1, children: [] }],
}));
// The drawer comes when it is opened: its links stand where its button does.
vi.mock('./navigation/menu-button', () => ({
  MenuButton: ({ links }: { links: DrawerLink[] }) =>
    links.map(({ label, href }) => (
      <a key={href} href={href} data-drawer="">
        {label}
      </a>
    )),
}));
vi.mock('next/navigation', () => ({ usePathname: () => '/mmstr_us', useRouter: () => ({}) }));
vi.mock('next-intl/server', () => ({
  getMessages: async () => messages,
  getTranslations: async (namespace: 'shell' | 'newsletter' | 'people' | 'search.panel') =>
    createTranslator({ locale: 'en-US', messages, namespace }),
}));

const storeView = {
  code: 'mmstr_us',
  locale: 'en-US',
  name: 'mmstr US',
  groupCode: 'main',
  groupName: 'Main',
  currency: 'USD',
  isDefault: false,
  sortOrder: 2,
  categoryUrlSuffix: '.html',
  productUrlSuffix: '.html',
  secureBaseMediaUrl: '',
};
const storeContext = { storeView, currency: 'EUR' };

beforeEach(() => {
  const config: StoreConfig = { ...toStoreConfig({}), storeName: 'mmstr', copyright: '&copy; 2026 mmstr' };
  shop.config = config;
  shop.blocks = {};
  shop.currencies = ['GBP', 'EUR'];
  shop.views = [
    { ...storeView, isCurrent: true },
    { ...storeView, isCurrent: false, code: 'mmstr_en', locale: 'en-GB', name: 'mmstr', isDefault: true, sortOrder: 1 },
  ];
});

async function show(node: ReactNode): Promise<Document> {
  const stream = await renderToReadableStream(node);
  await stream.allReady;
  return new DOMParser().parseFromString(await new Response(stream).text(), 'text/html');
}

const hrefs = (page: Document) => [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('[SHELL-1] Header', () => {
  it('the header has promo blocks, both switchers, search, account and basket, and the category tree', async () => {
    shop.blocks['promo-header'] = '<p>Free delivery over £35</p>';
    const page = await show(<Header storeContext={storeContext} />);
    expect(page.querySelector('.promo-header')?.textContent).toBe('Free delivery over £35');
    expect(page.querySelector('summary[aria-label="Language and region: English (US)"]')).not.toBeNull();
    expect(page.querySelector('summary[aria-label="Currency: EUR"]')).not.toBeNull();
    expect(page.querySelector('form')?.getAttribute('action')).toBe('/mmstr_us/search.html');
    expect(hrefs(page)).toEqual(expect.arrayContaining(['#main', '/mmstr_us', '/mmstr_us/travel.html', '/mmstr_en']));
    // The cart is the visitor's own: the server renders its place only.
    expect(page.querySelector('[aria-haspopup="dialog"][aria-label^="Basket"]')).toBeNull();
    expect(page.body.innerHTML).toContain('dataset.add');
  });

  it('the header leads to each of its own pages that the app has, and to no other', async () => {
    const links = hrefs(await show(<Header storeContext={storeContext} />));
    expect(links).toEqual(expect.arrayContaining(['/mmstr_us/order-tracking', '/mmstr_us/customer/account']));
    const own = links.filter((href) => href?.startsWith('/mmstr_us/') && !href.endsWith('/travel.html'));
    for (const href of own) expect(inAppPage(href?.slice('/mmstr_us'.length) ?? ''), href ?? '').not.toBeNull();
  });

  it('[ROUTE-4] the header leads to the look-up of an order by a link that says Order Tracking', async () => {
    const page = await show(<Header storeContext={storeContext} />);
    const link = page.querySelector('header a[href="/mmstr_us/order-tracking"]');
    expect(link?.textContent).toBe('Order Tracking');
  });

  it('[SHELL-5] the drawer leads to who can be asked, and to the look-up of an order', async () => {
    const page = await show(<Header storeContext={storeContext} />);
    const links = [...page.querySelectorAll('[data-drawer]')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Contact us', '/mmstr_us/contact-us'],
      ['Order Tracking', '/mmstr_us/order-tracking'],
    ]);
  });

  it('[ROUTE-19] the header names the page types that its links lead to', async () => {
    const page = await show(<Header storeContext={storeContext} />);
    const typed = [...page.querySelectorAll('a[data-page]')];
    expect(typed.map((link) => [link.getAttribute('href'), link.getAttribute('data-page')])).toEqual([
      ['/mmstr_us', 'CMS_PAGE'],
      ['/mmstr_us/travel.html', 'CATEGORY'],
    ]);
  });

  it('[STORE-2] [STORE-3] the header offers no switcher where there is nothing to switch to', async () => {
    shop.views = shop.views.slice(0, 1);
    shop.currencies = ['EUR'];
    const page = await show(<Header storeContext={storeContext} />);
    expect(page.querySelector('summary')).toBeNull();
  });
});

describe('[SHELL-4] Footer', () => {
  it('[ROUTE-4] the footer has links, order tracking, the configured copyright and a designed-by line', async () => {
    shop.blocks['footer-links'] = '<ul><li><a href="/terms">Terms</a></li></ul>';
    const page = await show(<Footer storeContext={storeContext} />);
    expect(hrefs(page)).toEqual(['/mmstr_us/terms', '/mmstr_us/order-tracking']);
    expect(page.body.textContent).toContain('© 2026 mmstr');
    expect(page.body.textContent).toMatch(/Designed .*by mmstr/);
  });

  it('the footer takes the links of Magento’s sample data where the shop has none of its own', async () => {
    shop.blocks.footer_links_block = '<a href="/about-us">About us</a>';
    expect(hrefs(await show(<Footer storeContext={storeContext} />))).toEqual([
      '/mmstr_us/about-us',
      '/mmstr_us/order-tracking',
    ]);
  });

  it('the footer says whom to call and who answers for the shop, as far as the merchant has written it', async () => {
    const before = await show(<Footer storeContext={storeContext} />);
    expect(before.body.textContent).not.toMatch(/Call|Registration|Responsible/);
    shop.blocks['shop-people'] =
      'Telephone: +44 117 496 0199<br>Hours: Mon-Sun 8:00-20:00<br>Registration number: 12<br>Register link: https://register.example/12';
    const page = await show(<Footer storeContext={storeContext} />);
    expect(hrefs(page)).toEqual(expect.arrayContaining(['tel:+441174960199', 'https://register.example/12']));
    expect(page.body.textContent?.replaceAll('\u2060', '').replaceAll(/\s/g, ' ')).toContain(
      'Call +44 117 496 0199 · Every day, 8 AM – 8 PM',
    );
    expect(page.body.textContent).toContain('Registration 12');
    expect(page.body.textContent).not.toContain('Responsible');
  });

  it('the foot of the checkout says whom to call and who answers for the shop, too', async () => {
    shop.blocks['shop-people'] = 'Telephone: 0117 496 0199<br>Registration number: 12<br>Superintendent: Ines Calloway';
    const { body } = await show(<CheckoutFooter storeContext={storeContext} />);
    expect(body.textContent).toContain('Call 0117 496 0199');
    expect(body.textContent).toContain('Registration 12 · Responsible person: Ines Calloway');
  });

  it('the foot of the checkout leads to what the merchant wants read before an order', async () => {
    expect(hrefs(await show(<CheckoutFooter storeContext={storeContext} />))).not.toContain('/mmstr_us/privacy-policy');
    shop.blocks['checkout-links'] = '<p><a href="/privacy-policy">Privacy</a></p>';
    expect(hrefs(await show(<CheckoutFooter storeContext={storeContext} />))).toContain('/mmstr_us/privacy-policy');
  });

  it('the footer has the newsletter form only when it is enabled', async () => {
    expect((await show(<Footer storeContext={storeContext} />)).querySelector('form')).toBeNull();
    shop.config = { ...(shop.config as StoreConfig), newsletterEnabled: true };
    expect((await show(<Footer storeContext={storeContext} />)).querySelector('input[type="email"]')).not.toBeNull();
  });
});
