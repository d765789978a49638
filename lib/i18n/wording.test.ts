import { describe, expect, it } from 'vitest';
import british from '@/messages/en-GB.json';
import american from '@/messages/en-US.json';
import thai from '@/messages/th-TH.json';

/** The texts that say one of these words, by their dotted keys. */
function saying(words: RegExp, messages: object, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]): string[] =>
    typeof value === 'string'
      ? words.test(value.replace(/\{\w+/g, ''))
        ? [`${prefix}${key}: ${value}`]
        : []
      : saying(words, value, `${prefix}${key}.`),
  );
}

describe('one word for one thing', () => {
  it.each([
    ['British view', british, /\b(tax|shipping|carrier|package|store|check or money)\b/i],
    [
      'American view',
      american,
      /\b(VAT|delivery (address|method)|courier|parcels?|forgotten|cheque|basket)\b|\bshops?\b/,
    ],
    ['Thai view', thai, /ตะกร้าสินค้า/],
  ])('the %s says nothing in the words of another', (_, messages, others) => {
    expect(saying(others, messages)).toEqual([]);
  });

  it.each([british, american, thai])(
    '[SHELL-3] [STORE-10] drawer and basket say “without tax” as the header does, and orders name the same tax',
    (messages) => {
      const word = messages.miniCart.netPrice.replace('{price}', '').trim();
      expect(messages.miniCart.subtotalNet.endsWith(` ${word}`)).toBe(true);
      expect(messages.orders.netNote.toLowerCase()).toContain(messages.orders.tax.toLowerCase());
    },
  );

  it.each([british, american, thai])('an empty basket is told in one sentence', ({ miniCart, checkout }) => {
    expect(miniCart.emptyTitle).toBe(checkout.empty.title);
  });
});
