import type { Page } from '@playwright/test';
import { bringCart, PATIENCE } from './fixtures/cart';
import { Checkout } from './fixtures/checkout';
import { text } from './fixtures/messages';
import { SIMPLE } from './fixtures/seeded';
import { BRITON, CARDS } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

// The bank refuses: the backend answers 400.
test.use({ failing: /payment-information$/ });

const VALIDATION_URL = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';

interface Session {
  onvalidatemerchant: (event: { validationURL: string }) => void;
  onpaymentauthorized: (event: { payment: { token: object } }) => void;
  oncancel: (event: object) => void;
}

declare global {
  interface Window {
    /** The sheet that is open. */
    appleSheet?: Session;
    /** Tells the journey what the page does with it. */
    tellJourney(word: string): Promise<void>;
  }
}

/** Puts a stand-in for Apple's sheet into the browser; gives what the page has done with its sheets, in order. */
async function bringApplePay(page: Page): Promise<string[]> {
  const told: string[] = [];
  await page.exposeFunction('tellJourney', (word: string) => told.push(word));
  await page.addInitScript((validationURL) => {
    class StandIn {
      constructor(_version: number, { total, currencyCode }: ApplePayRequest) {
        // Apple opens a sheet within a press only.
        if (!navigator.userActivation.isActive) throw new Error('No press has asked for the sheet');
        window.appleSheet = this as unknown as Session;
        void window.tellJourney(`open: ${total.label}, ${total.amount} ${currencyCode}`);
      }
      begin() {
        setTimeout(() => window.appleSheet?.onvalidatemerchant({ validationURL }));
      }
      completeMerchantValidation() {
        void window.tellJourney('valid');
      }
      completePayment({ status }: { status: number }) {
        void window.tellJourney(status === 0 ? 'success' : 'failure');
      }
      abort() {
        void window.tellJourney('abort');
      }
    }
    type ApplePayRequest = { total: { label: string; amount: string }; currencyCode: string };
    const statics = { STATUS_SUCCESS: 0, STATUS_FAILURE: 1, canMakePayments: () => true };
    Object.defineProperty(window, 'ApplePaySession', { value: Object.assign(StandIn, statics) });
  }, VALIDATION_URL);
  return told;
}

/** The shopper agrees in the sheet; the card in the wallet decides what the bank says. */
async function agree(page: Page, number: string): Promise<void> {
  const token = { paymentData: { number } };
  await page.evaluate((given) => window.appleSheet?.onpaymentauthorized({ payment: { token: given } }), token);
}

class WalletCheckout extends Checkout {
  get payButton() {
    const name = text('checkout.wallet.pay', { wallet: 'Apple Pay', total: '' }).trim();
    return this.step('review').getByRole('button', { name: new RegExp(`^${name}`) });
  }

  /** Looks the order over and presses the button, whose sheet opens. Gives what the button says. */
  async openSheet(told: string[]): Promise<string> {
    await this.expectStep('review');
    const before = told.length;
    await expect(this.payButton).toBeVisible({ timeout: PATIENCE });
    const label = await this.payButton.textContent();
    await this.payButton.click();
    const opened = [expect.stringMatching(/^open: /), 'valid'];
    await expect.poll(() => told.slice(before), { timeout: PATIENCE }).toEqual(opened);
    return label ?? '';
  }
}

async function toReview(page: Page, backendUrl: string): Promise<{ checkout: WalletCheckout; told: string[] }> {
  const told = await bringApplePay(page);
  await bringCart(page, backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  const checkout = new WalletCheckout(page, BRITON);
  await checkout.toPayment();
  await checkout.payBy('Apple Pay');
  return { checkout, told };
}

test('[CHK-9, CHK-10] Apple Pay pays an order: its sheet has the total, and hears that the order was placed', async ({
  page,
  shop,
}) => {
  const { checkout, told } = await toReview(page, shop.backendUrl);
  const label = await checkout.openSheet(told);
  expect(told[0]).toBe(`open: mmstr, ${/£([\d.]+)/.exec(label)?.[1]} GBP`);
  await agree(page, CARDS.good);
  expect(await checkout.orderNumber()).toMatch(/^\d{9}$/);
  expect(told.slice(2)).toEqual(['success']);
});

test('[CHK-3, CHK-9] a sheet that the shopper closes changes nothing: the button has the focus, and opens another', async ({
  page,
  shop,
}) => {
  const { checkout, told } = await toReview(page, shop.backendUrl);
  await checkout.openSheet(told);
  await page.evaluate(() => window.appleSheet?.oncancel({}));
  await expect(checkout.payButton).toBeFocused({ timeout: PATIENCE });
  await checkout.expectStep('review');
  await expect(checkout.step('shippingAddress')).toContainText('Amelia Hughes');
  await checkout.openSheet(told);
  await agree(page, CARDS.good);
  expect(await checkout.orderNumber()).toMatch(/^\d{9}$/);
  expect(told.slice(2)).toEqual([expect.stringMatching(/^open: /), 'valid', 'success']);
});

test('[CHK-3, CHK-9] a wallet’s card that is declined loses nothing: the sheet is told, and another way pays', async ({
  page,
  shop,
}) => {
  const { checkout, told } = await toReview(page, shop.backendUrl);
  await checkout.openSheet(told);
  await agree(page, CARDS.declined);
  await checkout.expectStep('paymentMethod');
  await expect(page.getByText(text('checkout.failures.declined'))).toBeVisible({ timeout: PATIENCE });
  await expect(checkout.step('paymentMethod')).toContainText(text('checkout.failures.walletAgain'));
  expect(told.slice(2)).toEqual(['failure']);
  await checkout.payByCard(CARDS.good);
  await checkout.placeOrder();
  expect(await checkout.orderNumber()).toMatch(/^\d{9}$/);
});

test('[CHK-9] a browser without Apple Pay is not offered it', async ({ page, shop }) => {
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  const checkout = new Checkout(page, BRITON);
  await checkout.toPayment();
  await expect(checkout.step('paymentMethod').getByRole('radio', { name: /^Cheque/ })).toBeVisible();
  await expect(checkout.step('paymentMethod').getByRole('radio', { name: /^Apple Pay/ })).toHaveCount(0);
});
