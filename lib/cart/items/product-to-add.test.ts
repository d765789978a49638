import { expect, it } from 'vitest';
import type { CardProduct } from '@/lib/catalog/card/card-product';
import { selected } from '@/lib/catalog/options/control-names';
import type { Product } from '@/lib/catalog/product/get-product';
import { cardProductToAdd, pageProductToAdd } from './product-to-add';

const card = { sku: 'A-1', name: 'Balm', image: 'card.jpg', cartImage: 'cart.jpg', badge: null } as CardProduct;

it('[CART-6] A card’s product has the gallery’s image for the cart, else the card’s own', () => {
  expect(cardProductToAdd(card)).toEqual({ sku: 'A-1', name: 'Balm', image: 'cart.jpg' });
  expect(cardProductToAdd({ ...card, cartImage: null }).image).toBe('card.jpg');
});

it('A product that the cart does not take says so', () => {
  const badge = { isSold: false } as CardProduct['badge'];
  expect(cardProductToAdd({ ...card, badge })).toMatchObject({ isRefused: true });
});

it('[CART-4] A product’s page names the groups of check boxes of which one must be ticked, and what of its choices is not sold', () => {
  const selections = [{ uid: 'sold' }, { uid: 'refused', isRefused: true }];
  const box = { type: 'checkbox', kind: 'checkbox', isRequired: true, selections: [] };
  const option = (uid: string, more: object) => ({ uid, ...box, ...more });
  const options = {
    bundle: {
      options: [option('a', {}), option('b', { type: 'radio', selections }), option('c', { isRequired: false })],
    },
    customOptions: [option('d', {}), option('e', { kind: 'text' }), option('f', { isRequired: false })],
    downloads: { isChoice: true },
  };
  const page = { ...card, images: [{ url: 'page.jpg', position: 1 }], options } as unknown as Product;
  expect(pageProductToAdd(page)).toEqual({
    sku: 'A-1',
    name: 'Balm',
    image: 'page.jpg',
    groups: [selected('a'), selected('d'), selected('links')],
    refused: [['refused']],
  });
  expect(pageProductToAdd(page, 'One at most.').limit).toBe('One at most.');
  const none = { bundle: null, customOptions: [], downloads: { isChoice: false } };
  expect(pageProductToAdd({ ...page, images: [], options: none } as unknown as Product)).toEqual({
    sku: 'A-1',
    name: 'Balm',
    image: 'card.jpg',
  });
});
