import { describe, expect, it } from 'vitest';
import { isOnSale, OUT_OF_STOCK, OVER_LIMIT, SOLD_OUT, type StockRow, saleLimit, shortage } from './stock-rules';

const row: StockRow = {
  productId: 1,
  quantity: 5,
  isInStock: true,
  manageStock: true,
  minSaleQuantity: 2,
  maxSaleQuantity: 4,
} as StockRow;

describe('[BACK-1] what is on sale', () => {
  it.each([
    [row, true],
    [{ ...row, quantity: 0 }, false],
    [{ ...row, quantity: 0, manageStock: false }, true],
    [{ ...row, isInStock: false }, false],
    [{ ...row, isInStock: false, manageStock: false }, false],
    [undefined, false],
  ])('%j: %s', (stock, isSold) => expect(isOnSale(stock)).toBe(isSold));
});

describe('[BACK-1] what is in stock', () => {
  it.each([
    [row, 5, null],
    [row, 6, 'The requested qty is not available'],
    [{ ...row, quantity: 0 }, 1, SOLD_OUT],
    [{ ...row, manageStock: false, quantity: 0 }, 99, null],
    [{ ...row, isInStock: false, manageStock: false }, 1, OUT_OF_STOCK],
    [undefined, 1, OUT_OF_STOCK],
  ])('%j, of which %d are wanted: %s', (stock, wanted, text) => expect(shortage(stock, wanted)).toBe(text));
});

describe('[BACK-1] how many a shopper may have', () => {
  it.each([
    [row, 2, null],
    [row, 4, null],
    [row, 1, 'The fewest you may purchase is 2'],
    [row, 5, OVER_LIMIT],
    [row, 2.5, 'You cannot use decimal quantity for this product.'],
    [undefined, 99, null],
  ])('%j: %d is answered by %s', (stock, wanted, text) => expect(saleLimit(stock, wanted)).toBe(text));
});
