import { describe, expect, it } from 'vitest';
import type { StoreRow } from '../../context';
import type { CartAddress } from '../../database/schema/sales-types';
import { stores } from '../../database/seed/stores';
import {
  contactMail,
  emailChangedMails,
  type OrderedGoods,
  orderMail,
  passwordChangedMail,
  resetMail,
  welcomeMail,
} from './rules';

const ORIGIN = 'https://www.shop.example';
const storeOf = (code: string) => stores.find((store) => store.code === code) as StoreRow;
const ANNA = { firstname: 'Anna', email: 'anna@example.com' };

const address: CartAddress = {
  firstname: 'Anna',
  lastname: 'Smith',
  company: null,
  street: ['14 Larkspur Close', 'Flat 2'],
  city: 'Bristol',
  region: { id: null, code: null, label: null },
  postcode: 'BS6 5QA',
  countryId: 'GB',
  telephone: '0117 496 0123',
  customerNotes: null,
};

const order: OrderedGoods = {
  number: '000000007',
  email: 'anna@example.com',
  isGuest: true,
  currency: 'GBP',
  items: [{ name: 'Plasters <small>', quantity: 2, rowTotal: 1000, rowTotalIncludingTax: 1200 }],
  totals: {
    subtotalExcludingTax: 1000,
    subtotalIncludingTax: 1200,
    shippingExcludingTax: 250,
    shippingIncludingTax: 300,
    discount: 100,
    discounts: [],
    tax: 230,
    taxes: [],
    grandTotal: 1400,
  },
  shippingAddress: address,
  billingAddress: address,
  shippingTitle: 'Courier - Next day',
  paymentTitle: 'Cash on delivery',
};

describe('letters', () => {
  it.each([
    ['mmstr_en', 'Welcome to mmstr', `${ORIGIN}/customer/account/login`, 'en-GB'],
    ['mmstr_us', 'Welcome to mmstr US', `${ORIGIN}/mmstr_us/customer/account/login`, 'en-US'],
    ['mmstr_th', 'ยินดีต้อนรับสู่ mmstr ไทย', `${ORIGIN}/mmstr_th/customer/account/login`, 'th-TH'],
  ])('of %s are in its language and lead into it', (code, subject, url, language) => {
    const mail = welcomeMail(storeOf(code), ORIGIN, ANNA);
    expect(mail).toMatchObject({ to: 'anna@example.com', subject });
    expect(mail.text).toContain(`:\n${url}\n`);
    expect(mail.html).toContain(`<a href="${url}"`);
    expect(mail.html).toContain(`<html lang="${language}">`);
  });

  it('keep the amounts of a medicine whole', () => {
    const items = [{ name: 'Naproxen 250 mg, 5 มล.', quantity: 1, rowTotal: 1000, rowTotalIncludingTax: 1200 }];
    const mail = orderMail(storeOf('mmstr_en'), ORIGIN, { ...order, items });
    expect(mail.html).toContain('1 × Naproxen 250\u00a0mg, 5\u00a0มล.<');
    expect(mail.text).toContain('1 × Naproxen 250 mg, 5 มล.:');
  });

  it('show what somebody typed as text, whatever it is', () => {
    const evil = '<img src=x onerror=alert(1)> & "you"';
    const mail = welcomeMail(storeOf('mmstr_en'), ORIGIN, { ...ANNA, firstname: evil });
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;you&quot;');
    expect(mail.text).toContain(evil);
    const message = { name: evil, email: 'eve@example.com', telephone: null, comment: `a\n${evil}` };
    expect(contactMail('shop@example.com', message)).toMatchObject({
      to: 'shop@example.com',
      replyTo: 'eve@example.com',
      html: expect.not.stringContaining('<img'),
      text: expect.stringContaining(`a\n${evil}`),
    });
  });

  it.each([
    ['mmstr_en', 'claim 500 pounds at evil.example', 'Hello,'],
    ['mmstr_th', 'www.evil.example', 'สวัสดีคุณ'],
    ['mmstr_en', 'J.R.', 'Hello J.R.,'],
  ])('in %s greet “%s”, whose name a mail program might make a link of, by “%s”', (view, firstname, greeting) => {
    const [first] = welcomeMail(storeOf(view), ORIGIN, { ...ANNA, firstname }).text.split('\n\n');
    expect(first).toBe(greeting);
  });

  it('that bring a new password have a link with the token, and say how long it works', () => {
    const mail = resetMail(storeOf('mmstr_us'), ORIGIN, ANNA, 'a+b');
    expect(mail).toMatchObject({ to: 'anna@example.com', subject: 'A new password for your account with mmstr US' });
    expect(mail.text.split('\n\n')).toEqual([
      expect.stringContaining('Anna'),
      'Somebody, probably you, asked for a new password for this account. Choose it here:',
      `Choose a new password:\n${ORIGIN}/mmstr_us/customer/account/createPassword?token=a%2Bb`,
      'The link works once and within 2 hours.',
      'If you did not ask for it, do nothing: your password stays as it is.',
      expect.stringContaining('mmstr US'),
    ]);
  });

  it('about a changed password say what to do where it was somebody else', () => {
    const mail = passwordChangedMail(storeOf('mmstr_en'), ORIGIN, ANNA);
    expect(mail).toMatchObject({ to: 'anna@example.com', subject: 'Your password with mmstr was changed' });
    expect(mail.text.split('\n\n').slice(1, -1)).toEqual([
      'The password of your account was changed.',
      'If this was not you, please choose a new password at once and tell us:',
      `Choose a new password:\n${ORIGIN}/forgot-password`,
      `Write to us:\n${ORIGIN}/contact-us`,
    ]);
  });

  it('to the shop say who wrote, with a telephone number where one was given', () => {
    const from = { name: 'Anna', email: 'anna@example.com', comment: 'Hello.' };
    const textOf = (telephone: string | null) => contactMail('shop@example.com', { ...from, telephone }).text;
    expect(textOf('0117')).toBe('Name: Anna\nEmail: anna@example.com\nTelephone: 0117\n\nHello.\n');
    expect(textOf(null)).toBe('Name: Anna\nEmail: anna@example.com\n\nHello.\n');
    expect(contactMail('shop@example.com', { ...from, telephone: null })).toMatchObject({
      subject: 'Contact form',
      html: expect.stringContaining('<html lang="en">'),
    });
  });

  it('about a new address go to the old one as well', () => {
    const mails = emailChangedMails(storeOf('mmstr_en'), ORIGIN, ANNA, { ...ANNA, email: 'new@example.com' });
    expect(mails.map(({ to }) => to)).toEqual(['anna@example.com', 'new@example.com']);
    for (const { text } of mails) {
      expect(text).toContain('is now new@example.com.');
      expect(text).toContain(`Write to us:\n${ORIGIN}/contact-us\n`);
    }
  });
});

describe('the letter about an order', () => {
  it('tells a guest what was ordered, with tax where the store view shows it, and how to follow it', () => {
    const { subject, text, html } = orderMail(storeOf('mmstr_en'), ORIGIN, order);
    expect(subject).toBe('Your order 000000007 with mmstr');
    for (const line of [
      '2 × Plasters <small>: £12.00',
      'Subtotal: £12.00',
      'Delivery (Courier - Next day): £3.00',
      'Discount: -£1.00',
      'Tax included: £2.30',
      'Total: £14.00',
      'Payment: Cash on delivery',
      `Track your order:\n${ORIGIN}/order-tracking`,
    ]) {
      expect(text).toContain(line);
    }
    expect(text).toContain('Deliver to: Anna Smith\n14 Larkspur Close\nFlat 2\nBS6 5QA Bristol GB\n0117 496 0123');
    expect(html).toContain('2 × Plasters &lt;small&gt;');
  });

  it('tells a customer elsewhere net prices, and leads to their orders', () => {
    const { text } = orderMail(storeOf('mmstr_us'), ORIGIN, { ...order, currency: 'USD', isGuest: false });
    for (const line of ['2 × Plasters <small>: $10.00', 'Delivery (Courier - Next day): $2.50', 'Tax: $2.30']) {
      expect(text).toContain(line);
    }
    expect(text).toContain(`${ORIGIN}/mmstr_us/sales/order/history`);
    expect(text).not.toContain('order-tracking');
  });

  it('names company, region and country of an address, and no discount where there is none', () => {
    const region = { id: 12, code: 'CA', label: 'California' };
    const american = { ...address, company: 'Smith Ltd', region, countryId: 'US', telephone: null };
    const plain = { ...order, billingAddress: american, totals: { ...order.totals, discount: 0 } };
    const { text } = orderMail(storeOf('mmstr_en'), ORIGIN, plain);
    expect(text).toContain(
      'Bill to: Anna Smith\nSmith Ltd\n14 Larkspur Close\nFlat 2\nBS6 5QA Bristol California US\nPayment: ',
    );
    expect(text).not.toContain('Discount');
  });

  it('of a download names no delivery', () => {
    const virtual = { ...order, shippingAddress: null, shippingTitle: null };
    const free = { ...virtual, totals: { ...order.totals, discount: 0 } };
    expect(orderMail(storeOf('mmstr_en'), ORIGIN, free).text.split('\n\n').slice(2, 4)).toEqual([
      '2 × Plasters <small>: £12.00\nSubtotal: £12.00\nTax included: £2.30\nTotal: £14.00',
      `Bill to: Anna Smith\n14 Larkspur Close\nFlat 2\nBS6 5QA Bristol GB\n0117 496 0123\nPayment: Cash on delivery`,
    ]);
    const { text } = orderMail(storeOf('mmstr_th'), ORIGIN, { ...virtual, currency: 'THB' });
    expect(text).not.toContain('จัดส่ง');
    expect(text).toContain('ยอดรวมทั้งสิ้น: ฿14.00');
  });
});
