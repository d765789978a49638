import { violations } from './fixtures/axe';
import { PATIENCE } from './fixtures/cart';
import { newAccount } from './fixtures/customer';
import { text } from './fixtures/messages';
import { type Pair, startPair } from './fixtures/servers/pair';
import { expect, test } from './fixtures/test';

/** Seconds that the gate of these journeys stays open. */
const LIFETIME = 600;

let pair: Pair;

test.beforeAll(async () => {
  pair = await startPair({ variables: { LOGIN_GATE_LIFETIME: String(LIFETIME) } });
});
test.afterAll(() => pair.close());

test('[GATE-1, GATE-2, GATE-3, GATE-4] the gate lies over the page, lets a customer pass, and returns after its time', async ({
  page,
}) => {
  const { email, password } = await newAccount(pair.backendUrl);
  await page.goto(pair.shopUrl);
  const gate = page.getByRole('dialog', { name: text('loginGate.title') });
  await expect(gate).toBeVisible({ timeout: PATIENCE });
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(gate, 'it cannot be sent away').toBeVisible();
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  expect(await overflow(), 'the page stands still').toBe('hidden');
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest('dialog')),
    'the focus stays inside',
  ).toBe(true);

  await gate.getByLabel(text('loginGate.username')).fill(email);
  await gate.getByLabel(text('loginGate.password')).first().fill('Wrong-2026');
  await gate.getByRole('button', { name: text('loginGate.submit') }).click();
  await expect(page.locator('[data-toast=error]')).toBeVisible({ timeout: PATIENCE });
  await expect(gate).toBeVisible();
  await gate.getByLabel(text('loginGate.password')).first().fill(password);
  await gate.getByRole('button', { name: text('loginGate.submit') }).click();
  await expect(gate).toBeHidden({ timeout: PATIENCE });
  expect(await overflow(), 'it scrolls again').not.toBe('hidden');

  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).toContain('login_gate_session');
  expect(stored).not.toContain(password);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(gate, 'who has passed is not asked again').toBeHidden();
  await page.evaluate((lifetime) => {
    const { timeStored } = JSON.parse(localStorage.getItem('login_gate_session') ?? '{}');
    localStorage.setItem('login_gate_session', JSON.stringify({ timeStored: timeStored - lifetime * 1000 }));
    document.dispatchEvent(new Event('visibilitychange'));
  }, LIFETIME);
  await expect(gate, 'until the time has passed').toBeVisible();
});

test('[GATE-1] who reads the page without scripts has its content, behind a gate or not', async () => {
  const html = await (await fetch(pair.shopUrl)).text();
  expect(html).toContain('<h1');
  expect(html).not.toContain(`>${text('loginGate.title')}</h2>`);
});
