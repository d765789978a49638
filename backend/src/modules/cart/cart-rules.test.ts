import { describe, expect, it } from 'vitest';
import { CartItemError, inputOf, requireArgument, userErrorCode } from './cart-rules';

describe('[BACK-1] a required argument', () => {
  it.each([null, undefined, '', [], {}])('is missing where it is %j', (value) => {
    expect(() => requireArgument('cart_id', value)).toThrow(/^Required parameter "cart_id" is missing$/);
    expect(() => requireArgument('cart_id', value, '.')).toThrow(/^Required parameter "cart_id" is missing\.$/);
  });

  it.each(['x', [1], { a: 1 }])('is there where it is %j', (value) => {
    expect(() => requireArgument('cart_id', value)).not.toThrow();
  });

  it('that is the input itself lacks the cart’s id above all', () => {
    for (const input of [null, undefined, { cart_id: '' }]) {
      expect(() => inputOf({ input }, '.')).toThrow('Required parameter "cart_id" is missing.');
    }
    const input = { cart_id: 'c' };
    expect(inputOf({ input })).toBe(input);
  });
});

it.each([
  ['Could not find a product with SKU "x"', 'PRODUCT_NOT_FOUND'],
  ['Product that you are trying to add is not available.', 'NOT_SALABLE'],
  ['The required options you selected are not available', 'NOT_SALABLE'],
  ['There are no source items with the in stock status', 'NOT_SALABLE'],
  ['The fewest you may purchase is 2', 'INSUFFICIENT_STOCK'],
  ['The requested qty is not available', 'INSUFFICIENT_STOCK'],
  ['The requested qty exceeds the maximum qty allowed in shopping cart', 'UNDEFINED'],
  ['Sorry. Could not find a product with SKU', 'UNDEFINED'],
])('[BACK-1] the error "%s" of an item has the code %s', (message, code) => {
  expect(userErrorCode(new CartItemError(message).message)).toBe(code);
});
