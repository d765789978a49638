import type { Page } from '@playwright/test';
import { violations } from './fixtures/axe';
import { bringCart, PATIENCE } from './fixtures/cart';
import { Checkout } from './fixtures/checkout';
import { newAccount, signIn } from './fixtures/customer';
import { text, type Words } from './fixtures/messages';
import { SIMPLE } from './fixtures/seeded';
import { type AddressProvider, finderVariables, openAddressProvider } from './fixtures/servers/address-provider';
import { type ColdStorefront, startColdStorefront } from './fixtures/servers/cold-storefront';
import { BRITON, type Shopper, THAI } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

let provider: AddressProvider;
let storefront: ColdStorefront;

test.beforeAll(async ({ shop }) => {
  provider = await openAddressProvider();
  const variables = { ...finderVariables(provider), DATABASE_URL: '', RATE_LIMITS: 'address:8' };
  storefront = await startColdStorefront(shop.backendUrl, variables);
});
test.afterAll(async () => {
  await storefront.close();
  await provider.close();
});
// A provider that is down is told by 503, and the browser says so in its console.
test.use({ baseURL: async ({ shop }, use) => use(storefront?.url ?? shop.url), failing: /\/api\/address-finder/ });

/** Has a store view that sells to its own country alone sell to Britain too. */
function sellToBritain(): void {
  const britain =
    '{"__typename":"Country","id":"GB","full_name_locale":"สหราชอาณาจักร","full_name_english":"United Kingdom"},';
  storefront.proxy.edit(/query countries\b/, (body) => body.replace('"countries":[', `"countries":[${britain}`));
}

/** The checkout at its delivery address, in Britain. */
async function openAddressStep(page: Page, backendUrl: string, shopper: Shopper) {
  await bringCart(page, backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  const checkout = new Checkout(page, shopper);
  await checkout.open();
  await checkout.giveEmail();
  await checkout.expectStep('shippingAddress');
  const step = checkout.step('shippingAddress');
  await checkout.field(step, shopper.words('address.country')).selectOption('GB');
  const find = step.getByRole('button', { name: shopper.words('addressFinder.find') });
  await expect(find).toBeVisible({ timeout: PATIENCE });
  const field = (key: Parameters<Words>[0]) => checkout.field(step, shopper.words(key));
  return { checkout, step, find, field };
}

test('[CHK-8] a postcode is typed, an address picked by the keyboard, its fields are filled, and the order goes on', async ({
  page,
  shop,
}) => {
  const { checkout, step, field } = await openAddressStep(page, shop.backendUrl, BRITON);
  await field('address.firstname').fill(BRITON.firstname);
  await field('address.lastname').fill(BRITON.lastname);
  await field('address.telephone').fill(BRITON.telephone);

  await field('address.postcode').fill('n1 1aa');
  await field('address.postcode').press('Enter');
  await expect(step).toContainText(text('addressFinder.nowhere', { postcode: 'N1 1AA' }), { timeout: PATIENCE });

  await field('address.postcode').fill('sw1a2aa');
  await field('address.postcode').press('Enter');
  const list = step.getByRole('listbox', { name: text('addressFinder.list') });
  await expect(list).toBeFocused({ timeout: PATIENCE });
  await expect(
    step.getByRole('status').getByText(text('addressFinder.found', { count: 3, postcode: 'SW1A 2AA' })),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field('address.street')).toBeFocused();
  await expect(field('address.street')).toHaveValue('Flat 2');
  await expect(field('address.street2')).toHaveValue('Chequers House, 11 Downing Street');
  await expect(field('address.city')).toHaveValue('LONDON');
  await expect(field('address.regions.county')).toHaveValue('London');
  await expect(field('address.postcode')).toHaveValue('SW1A 2AA');
  await expect(field('address.firstname')).toHaveValue(BRITON.firstname);
  await checkout.expectStep('shippingAddress');

  await page.reload();
  await expect(field('address.street2'), 'a reload keeps what was picked').toHaveValue(/Chequers House/, {
    timeout: PATIENCE,
  });
  await field('address.city').fill('Westminster');
  await checkout.sendAddress();
  await checkout.chooseDelivery();
  await checkout.expectStep('paymentMethod');
  await expect(checkout.step('shippingAddress')).toContainText(
    'Flat 2, Chequers House, 11 Downing Street, Westminster',
  );

  const payment = checkout.step('paymentMethod');
  await payment.getByRole('radio', { name: text('checkout.billing.other') }).check();
  await checkout.field(payment, text('address.postcode')).fill('SW1A 2AA');
  await checkout.field(payment, text('address.postcode')).press('Enter');
  await payment.getByRole('option', { name: '12 Downing Street' }).click();
  await expect(checkout.field(payment, text('address.street')), 'the billing address is found too').toHaveValue(
    '12 Downing Street',
  );
  await expect(checkout.step('shippingAddress')).toContainText('Flat 2');

  // Nothing of the shop's own addresses tells where somebody lives, nor the key whose it is.
  expect(provider.calls.map(({ authorization }) => authorization)).toEqual(
    provider.calls.map(() => 'IDEALPOSTCODES api_key="ak_journeys"'),
  );
  expect(await page.content()).not.toContain('ak_journeys');
});

/** Asks for a postcode while the provider is down. */
async function findNothing(page: Page, backendUrl: string, shopper: Shopper) {
  const opened = await openAddressStep(page, backendUrl, shopper);
  provider.fail(true);
  try {
    await opened.field('address.postcode').fill('SW1A 2AA');
    await opened.find.click();
    await expect(opened.step).toContainText(shopper.words('addressFinder.failed'), { timeout: PATIENCE });
    await expect(opened.step.getByRole('listbox')).toHaveCount(0);
  } finally {
    provider.fail(false);
  }
  return opened;
}

test('[CHK-8] while the provider is down an address is typed, and the order goes on', async ({ page, shop }) => {
  const { checkout, step } = await findNothing(page, shop.backendUrl, BRITON);
  await checkout.fillAddress(step);
  await checkout.sendAddress();
  await checkout.expectStep('shippingMethod');
});

test('[CHK-8] the finder speaks Thai', async ({ page, shop }) => {
  sellToBritain();
  await findNothing(page, shop.backendUrl, THAI);
});

test('[SESS-11] an address of the book is found and saved', async ({ page, shop }) => {
  await signIn(page, await newAccount(shop.backendUrl), '/address-book');
  await page.getByRole('button', { name: text('addressBook.add'), exact: true }).click();
  await page.getByRole('textbox', { name: text('address.postcode') }).fill('sw1a2aa');
  await page.getByRole('button', { name: text('addressFinder.find') }).click();
  await page.getByRole('option', { name: '12 Downing Street' }).click();
  await page.getByRole('textbox', { name: text('address.telephone') }).fill(BRITON.telephone);
  await page.getByRole('button', { name: text('addressBook.save'), exact: true }).click();
  await expect(page.getByText(text('addressBook.saved'))).toBeVisible({ timeout: PATIENCE });
  await expect(page.getByText('12 Downing Street, LONDON')).toBeVisible();
});

test('who finds too many addresses is told to wait by the route', async () => {
  const ask = () =>
    fetch(`${storefront.url}/api/address-finder`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ countryId: 'GB', postcode: 'SW1A 2AA' }),
    });
  const statuses: number[] = [];
  for (let call = 0; call < 9; call += 1) statuses.push((await ask()).status);
  expect(statuses.at(-1)).toBe(429);
});

test('a shop without a provider has no finder: not in its page, not at its address', async ({ page, shop }) => {
  expect((await fetch(`${shop.url}/api/address-finder`, { method: 'POST', body: '{}' })).status).toBe(404);
  await page.goto(`${shop.url}/checkout`);
  expect(await (await page.request.get(`${shop.url}/checkout`)).text()).not.toMatch(/finder|Find address/i);
});
