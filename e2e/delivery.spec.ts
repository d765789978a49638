import type { Locator, Page } from '@playwright/test';
import { addToBasket, bringCart, openCart, PATIENCE, quantityField } from './fixtures/cart';
import { Checkout } from './fixtures/checkout';
import { text, thaiText } from './fixtures/messages';
import { readProduct, SIMPLE, VIRTUAL } from './fixtures/seeded';
import { BRITON, CARDS } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

/** A Monday in London: two hours and ten minutes before the cut-off of the seeded shop. */
const MONDAY = new Date('2026-11-23T13:50:00Z');
const TELEPHONE = '0117 496 0199';

const promise = (page: Page): Locator => page.getByRole('listitem').filter({ hasText: 'Express £5.95' });
const day = (date: string, locale = 'en-GB') =>
  new RegExp(
    new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
      .format(new Date(date))
      // Browsers differ in the comma.
      .replace(/,? /g, ',?\\s'),
  );

test('a product says when it comes: by the rule on a page of any age, by the clock once the page rests, without moving', async ({
  page,
  browser,
  shop,
}) => {
  const { path } = await readProduct<object>(shop.backendUrl, SIMPLE, '');
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
  const still = await plain.newPage();
  await still.goto(`${shop.url}${path}`);
  await expect(promise(still)).toContainText(/Get it the next working day\s+if you order by 4\spm, Monday – Friday/);
  await expect(promise(still)).toContainText('Free delivery from £40.00');
  const before = await promise(still).boundingBox();
  await plain.close();

  await page.clock.setFixedTime(MONDAY);
  await page.goto(path);
  await expect(promise(page)).toContainText(/if you order within 2\sh\s10\smin/, { timeout: PATIENCE });
  await expect(promise(page)).toContainText(day('2026-11-24'));
  expect((await promise(page).boundingBox())?.height).toBe(before?.height);
  await page.clock.setFixedTime(new Date('2026-11-27T16:00:00Z'));
  await expect(promise(page)).toContainText(day('2026-12-01'), { timeout: PATIENCE });
  await expect(promise(page)).toContainText(/if you order by 4\spm, Mon,?\s30/);
});

test('a service says nothing of post, and still whom to call', async ({ page, shop }) => {
  const { path } = await readProduct<object>(shop.backendUrl, VIRTUAL, '');
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: text('people.call', { telephone: TELEPHONE }) })).toHaveAttribute(
    'href',
    'tel:01174960199',
  );
  await expect(main).not.toContainText(/if you order|Express|Free delivery/);
});

test('the basket counts down to free delivery, the checkout names day and price, the order keeps the day', async ({
  page,
  shop,
}) => {
  await page.clock.setFixedTime(MONDAY);
  const field = 'price_range { minimum_price { final_price { value } } }';
  const { path, name, price_range } = await readProduct<{
    price_range: { minimum_price: { final_price: { value: number } } };
  }>(shop.backendUrl, SIMPLE, field);
  const price = price_range.minimum_price.final_price.value;
  await addToBasket(page, path);
  await openCart(page);
  const summary = page.getByRole('region', { name: text('cart.summary') });
  await expect(summary).toContainText(text('delivery.missing', { price: `£${(40 - price).toFixed(2)}` }), {
    timeout: PATIENCE,
  });
  await expect(summary.getByRole('link', { name: text('people.call', { telephone: TELEPHONE }) })).toBeVisible();
  const enough = String(Math.ceil(40 / price));
  await quantityField(page, name).fill(enough);
  await quantityField(page, name).press('Enter');
  await expect(summary).toContainText(text('delivery.reached'), { timeout: PATIENCE });

  const checkout = new Checkout(page, BRITON);
  await checkout.open();
  await expect(page.getByRole('contentinfo')).toContainText(TELEPHONE);
  await checkout.giveEmail();
  await checkout.fillAddress(checkout.step('shippingAddress'));
  await checkout.sendAddress();
  const tiles = checkout.step('shippingMethod');
  const express = tiles.getByRole('radio', { name: /Express/ });
  await expect(express).toHaveAccessibleDescription(day('2026-11-24'), { timeout: PATIENCE });
  await expect(tiles).toContainText('£5.95');
  await checkout.chooseDelivery('Express');
  await checkout.payByCard(CARDS.good);
  await checkout.placeOrder();
  await checkout.orderNumber();
  await expect(page.locator('main')).toContainText(day('2026-11-24'));
});

test('the pages about delivery and about the shop say the same, in Thai too', async ({ page }) => {
  await page.goto('/delivery');
  const express = page.getByRole('row', { name: /Express/ });
  await expect(express).toContainText('£5.95');
  await expect(express).toContainText(text('delivery.when', { count: 1 }));
  await expect(page.getByRole('row', { name: /Standard/ })).toContainText('From £3.49, by weight');
  await expect(page.getByRole('row', { name: /Free delivery/ })).toContainText('Free from £40.00');
  await expect(page.getByRole('contentinfo')).toContainText(text('people.registered', { number: '0000000' }));

  await page.goto('/registered-pharmacy');
  await expect(page.getByRole('main')).toContainText('Ines Calloway');
  await page.goto('/contact-us');
  const talk = page.getByRole('main');
  // In the words about pharmacists, and among the facts.
  await expect(talk.getByRole('link', { name: TELEPHONE })).toHaveCount(2);
  await expect(talk).toContainText(/Every\sday, 8\sam\s–\u2060\s8\spm/);
  const headings = talk.getByRole('heading', { level: 2 });
  await expect(headings.first(), 'what cannot wait').toHaveText('In an emergency');
  await expect(talk.getByRole('link', { name: '999', exact: true })).toHaveAttribute('href', 'tel:999');
  await expect(headings.filter({ hasText: text('people.title') })).toBeVisible();
  await expect(headings.last()).toHaveText(text('contact.write'));
  const [data] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(data ?? '{}')['@graph']).toMatchObject([
    {
      '@type': 'Pharmacy',
      telephone: TELEPHONE,
      openingHoursSpecification: [{ opens: '08:00', closes: '20:00' }],
      employee: { name: 'Ines Calloway' },
    },
    { '@type': 'BreadcrumbList', itemListElement: [{ name: text('common.home') }, { name: text('contact.title') }] },
  ]);
  await expect(talk.getByRole('navigation', { name: text('common.breadcrumb') })).toHaveText(
    text('common.home') + text('contact.title'),
  );

  await page.goto('/mmstr_th/delivery');
  await expect(page.getByRole('row', { name: /จัดส่งด่วน/ })).toContainText(thaiText('delivery.when', { count: 1 }));
  await expect(page.getByRole('main')).toContainText(thaiText('delivery.freeOver', { price: '฿1,335.00' }));
});

test('the delivery of a store view is told in the currency that the shopper has chosen', async ({ page, shop }) => {
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  const { path } = await readProduct<object>(shop.backendUrl, SIMPLE, '');
  await page.goto(`/mmstr_us${path}`);
  await expect(page.getByRole('main')).toContainText('Express $12.64');
  await expect(page.getByRole('main')).toContainText('Free shipping from $63.50');
});
