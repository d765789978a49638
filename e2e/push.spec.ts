import type { BrowserContext, Page } from '@playwright/test';
import { violations } from './fixtures/axe';
import { PATIENCE } from './fixtures/cart';
import { type Account, newAccount, orderAs, signIn } from './fixtures/customer';
import { text } from './fixtures/messages';
import { SIMPLE } from './fixtures/seeded';
import {
  answerAsFirebase,
  clickNotice,
  hasSubscription,
  playPushService,
  pusherOf,
  shownNotices,
  untilListening,
} from './fixtures/servers/firebase-edge';
import { type FirebasePair, startFirebasePair } from './fixtures/servers/firebase-pair';
import { test as base, expect, needsWholeBrowser } from './fixtures/test';

const test = base.extend<{ firebase: Awaited<ReturnType<typeof answerAsFirebase>> }, { pair: FirebasePair }>({
  pair: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern.
    async ({}, use) => {
      const pair = await startFirebasePair();
      await use(pair);
      await pair.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ pair }, use) => use(pair.shopUrl),
  firebase: async ({ context }, use) => {
    await playPushService(context);
    await use(await answerAsFirebase(context));
  },
});
test.use({ serviceWorkers: 'allow' });
test.beforeEach(needsWholeBrowser);

const COMMUNICATIONS = '/newsletter/manage';
const toggle = (page: Page) => page.getByRole('switch', { name: text('push.switch') });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('token_firebase'));
const allow = (context: BrowserContext, { shopUrl }: FirebasePair) =>
  context.grantPermissions(['notifications'], { origin: shopUrl });
const tell = (pair: FirebasePair, { email }: Account, title: string) =>
  pair.operate('push', 'send', email, title, 'From the shop', '--url', '/wishlist');

/** Signs in, allows notices and turns them on. */
async function subscribe(page: Page, pair: FirebasePair, customer: Account): Promise<void> {
  await signIn(page, customer, COMMUNICATIONS, pair.shopUrl);
  await allow(page.context(), pair);
  await toggle(page).click();
  await expect(page.getByText(text('push.note.on'))).toBeVisible({ timeout: PATIENCE });
}

test('[PWA-1] [PWA-2] [PWA-3] a customer turns notices on, and is told in the shop and out of it that an order is sent', async ({
  page,
  context,
  pair,
  firebase,
}) => {
  const customer = await newAccount(pair.backendUrl);
  await page.addInitScript(() => {
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      localStorage.setItem('asked in the journey', '1');
      return ask();
    };
  });
  const scripts: string[] = [];
  page.on('response', async (response) => {
    const isScript = response.request().resourceType() === 'script';
    if (isScript && (await response.text().catch(() => '')).includes('fcmregistrations.googleapis.com'))
      scripts.push(response.url());
  });
  await signIn(page, customer, COMMUNICATIONS, pair.shopUrl);
  await expect(toggle(page)).not.toBeChecked({ timeout: PATIENCE });
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => localStorage.getItem('asked in the journey')), 'nobody is asked unasked').toBeNull();
  expect([firebase.calls, scripts], 'nothing of Firebase is loaded').toEqual([[], []]);

  await allow(context, pair);
  await toggle(page).click();
  await expect(page.getByText(text('push.note.on'))).toBeVisible({ timeout: PATIENCE });
  await expect(toggle(page)).toBeChecked();
  expect(await violations(page)).toEqual([]);
  expect(await stored(page)).toBe('browser-1');
  expect(firebase.calls).toEqual(['installation', 'registration POST']);

  const number = await orderAs(pair.backendUrl, customer, [{ sku: SIMPLE, quantity: 1 }]);
  expect(await pair.operate('order', 'ship', number)).toContain('The customer is told in 1 browser.');
  const { token, ...message } = pair.sent.at(-1) ?? { token: '' };
  expect([token, message]).toEqual(['browser-1', expect.objectContaining({ notification: expect.anything() })]);
  const title = `Order ${number} is on its way`;
  const push = await pusherOf(page, pair.shopUrl);

  // In front of the shop: a toast of its own, which leads to the order.
  await page.reload();
  await expect(toggle(page)).toBeChecked({ timeout: PATIENCE });
  await untilListening(page);
  await push(JSON.stringify({ ...message, from: '1234567890', fcmMessageId: 'm-1' }));
  const toast = page.getByRole('listitem').filter({ hasText: title });
  await expect(toast).toBeVisible({ timeout: PATIENCE });
  expect(await shownNotices(page)).toEqual([]);
  await toast.getByRole('button', { name: text('push.view'), exact: true }).click();
  await page.waitForURL(/\/sales\/order\/view\/order_id\/\d+$/, { timeout: PATIENCE });

  // Elsewhere: the system's, which leads there too.
  await page.goto('about:blank');
  await push(JSON.stringify({ ...message, from: '1234567890', fcmMessageId: 'm-2' }));
  await page.goto(`${pair.shopUrl}/`);
  await expect.poll(() => shownNotices(page), { timeout: PATIENCE }).toMatchObject([{ title }]);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  expect(await clickNotice(worker, title)).toEqual([]);
  await page.waitForURL(/\/sales\/order\/view\/order_id\/\d+$/, { timeout: PATIENCE });
  expect(await shownNotices(page)).toEqual([]);
});

test('[PWA-4] a push without a notification part shows the specification’s words, and a click opens the shop', async ({
  page,
  context,
  pair,
  firebase,
}) => {
  const customer = await newAccount(pair.backendUrl);
  await subscribe(page, pair, customer);
  expect(firebase.calls).toContain('registration POST');
  const push = await pusherOf(page, pair.shopUrl);
  await push('');
  await expect
    .poll(() => shownNotices(page), { timeout: PATIENCE })
    .toEqual([{ title: 'Test', body: 'Send From Firebase Cloud', data: { path: '/' } }]);
  await page.goto(`${pair.shopUrl}/checkout`);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  expect(await clickNotice(worker, 'Test'), 'whoever pays is left in peace').toEqual([`${pair.shopUrl}/`]);
});

test('[PWA-2] [SESS-4] who signs out is told nothing more, and the next customer of the browser is told their own', async ({
  page,
  pair,
  firebase: _firebase,
}) => {
  const [ann, ben] = [await newAccount(pair.backendUrl), await newAccount(pair.backendUrl)];
  await subscribe(page, pair, ann);
  expect(await tell(pair, ann, 'For Ann')).toContain('Sent to 1 browser');
  await page.goto(`${pair.shopUrl}/customer/account/logout`);
  await expect(page.getByRole('heading', { name: text('signOut.done') })).toBeVisible({ timeout: PATIENCE });
  expect([await stored(page), await hasSubscription(page)]).toEqual([null, false]);
  await expect(tell(pair, ann, 'For Ann')).rejects.toThrow('No browser of');

  // The browser has the permission already: nobody is asked again.
  await signIn(page, ben, '/wishlist', pair.shopUrl);
  await expect.poll(() => stored(page), { timeout: PATIENCE }).not.toBeNull();
  // Where Firebase's own database is still being emptied for Ann, its first try for Ben is broken off, and made again.
  const token = await stored(page);
  expect(token).not.toBe('browser-1');
  expect(await tell(pair, ben, 'For Ben')).toContain('Sent to 1 browser');
  await expect(tell(pair, ann, 'For Ann')).rejects.toThrow('No browser of');
  expect(pair.sent.map((message) => message.token).slice(-2)).toEqual(['browser-1', token]);

  // Ben wants none: later pages do not begin again.
  await page.goto(`${pair.shopUrl}${COMMUNICATIONS}`);
  await toggle(page).click({ timeout: PATIENCE });
  await expect(toggle(page)).not.toBeChecked();
  await page.reload();
  await expect(toggle(page)).not.toBeChecked({ timeout: PATIENCE });
  await expect
    .poll(async () => [await stored(page), await hasSubscription(page)], { timeout: PATIENCE })
    .toEqual([null, false]);
  await page.waitForLoadState('networkidle');
  expect([await stored(page), await hasSubscription(page)]).toEqual([null, false]);
});

test.describe(() => {
  test.use({ failing: /fcmregistrations|localhost|127\.0\.0\.1/ });

  test('[PWA-6] Firebase out of order is a warning, told beside the switch, and can be tried again', async ({
    page,
    pair,
    firebase,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
    const customer = await newAccount(pair.backendUrl);
    await signIn(page, customer, COMMUNICATIONS, pair.shopUrl);
    await allow(page.context(), pair);
    firebase.state.isBroken = true;
    await toggle(page).click();
    await expect(page.getByText(text('push.note.failed'))).toBeVisible({ timeout: PATIENCE });
    expect(warnings).toContain('Cannot fetch the current token!');
    expect([await stored(page), await hasSubscription(page)]).toEqual([null, false]);
    firebase.state.isBroken = false;
    await toggle(page).click();
    await expect(page.getByText(text('push.note.on'))).toBeVisible({ timeout: PATIENCE });
  });
});

base('[PWA-2] a shop without a Firebase project does not speak of notices', async ({ page, shop }) => {
  const customer = await newAccount(shop.backendUrl);
  await signIn(page, customer, COMMUNICATIONS);
  await expect(page.getByLabel(text('communications.newsletter'))).toBeVisible({ timeout: PATIENCE });
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('switch')).toHaveCount(0);
  expect(await page.content()).not.toContain(text('push.title'));
});
