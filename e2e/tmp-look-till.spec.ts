import { bringCart, openCart, PATIENCE } from './fixtures/cart';
import { Checkout } from './fixtures/checkout';
import { SIMPLE } from './fixtures/seeded';
import { BRITON, CARDS, type Shopper, THAI } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

test.describe.configure({ timeout: 240_000 });
test.use({ failing: /./ });

const DIR = process.env.SHOTS ?? '/tmp/till-shots/before';
const CASES: [string, Shopper, number][] = [
  ['en390', BRITON, 390],
  ['en1440', BRITON, 1440],
  ['th390', THAI, 390],
];

for (const [name, shopper, width] of CASES) {
  test(`look ${name}`, async ({ page, shop }) => {
    let n = 0;
    const shot = (what: string, fullPage = true) =>
      page.screenshot({ path: `${DIR}/${name}-${++n}-${what}.png`, fullPage });
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
    const opts = shopper.root ? { store: shopper.store } : {};
    await bringCart(
      page,
      shop.backendUrl,
      [
        { sku: 'VEL-CAPS-16', quantity: 1 },
        { sku: SIMPLE, quantity: 2 },
      ],
      opts,
    );
    await openCart(page, shopper.root).catch(() => undefined);
    await page.getByRole('textbox', { name: shopper.words('cart.coupon') }).fill('NOPE');
    await page.getByRole('button', { name: shopper.words('cart.couponApply') }).click();
    await page.waitForTimeout(2500);
    await shot('voucher', false);
    const checkout = new Checkout(page, shopper);
    await checkout.open();
    await checkout.giveEmail();
    await checkout.giveAddress();
    await checkout.expectStep('shippingMethod');
    await page.waitForTimeout(1500);
    await shot('delivery');
    await checkout.chooseDelivery();
    await checkout.expectStep('paymentMethod');
    await page.waitForTimeout(2000);
    await shot('payment');
    const step = checkout.step('paymentMethod');
    await step.getByRole('radio', { name: /^(Card|บัตร)/ }).check();
    await page.waitForTimeout(2000);
    await step.getByRole('button', { name: shopper.words('checkout.payment.submit') }).click();
    await page.waitForTimeout(2000);
    await shot('payment-errors');
    await checkout.fillCard(step, CARDS.declined);
    await step.getByRole('button', { name: shopper.words('checkout.payment.submit') }).click();
    await checkout.expectStep('review');
    await page.waitForTimeout(1500);
    await shot('review');
    await checkout.placeButton.click();
    await checkout.expectStep('paymentMethod');
    await page.waitForTimeout(2500);
    await shot('declined');
    await step.getByRole('radio', { name: /^(Card|บัตร)/ }).check();
    await checkout.fillCard(step, CARDS.good);
    await step.getByRole('button', { name: shopper.words('checkout.payment.submit') }).click();
    await checkout.placeOrder();
    await checkout.orderNumber().catch(() => undefined);
    await page.waitForTimeout(3000);
    await shot('success');
    await page.emulateMedia({ media: 'print' });
    await shot('success-print');
    expect(PATIENCE).toBeGreaterThan(0);
  });
}
