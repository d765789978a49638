import { expect, it } from 'vitest';
import type { CardProduct } from './card-product';
import { withKeptWords } from './get-notes';

it('A card of the server keeps medicines on one line where it is read, and its name as it is sent on', () => {
  const card = { name: 'นอร์เวน ไลซีน', shortName: 'ไลซีน', details: ['ไลซีน 5 มก.'] } as Partial<CardProduct>;
  expect(withKeptWords(card as CardProduct)).toEqual({
    name: 'นอร์เวน ไลซีน',
    shortName: 'ไล\u2060ซี\u2060น',
    details: ['ไล\u2060ซี\u2060น 5\u00a0มก.'],
  });
});
