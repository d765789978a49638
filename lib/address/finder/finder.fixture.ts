import type { AddressFinder } from './address-finder';

/** Ideal Postcodes' answer to the postcode SW1A 2AA, as its documentation has it, with a flat and a house without a county. */
export const IDEAL_ANSWER = {
  result: [
    postalAddress({ line_1: 'Prime Minister & First Lord Of The Treasury', line_2: '10 Downing Street' }),
    postalAddress({ line_1: 'Flat 2', line_2: 'Chequers House', line_3: '11 Downing Street' }),
    postalAddress({ line_1: '12 Downing Street', county: '' }),
  ],
  code: 2000,
  message: 'Success',
  limit: 100,
  page: 0,
  total: 3,
};

function postalAddress(parts: Record<string, string>) {
  return { line_1: '', line_2: '', line_3: '', post_town: 'LONDON', county: 'London', postcode: 'SW1A 2AA', ...parts };
}

/** The same as the shop tells it. */
export const DOWNING_STREET: Awaited<ReturnType<AddressFinder['find']>> = [
  {
    street: ['Prime Minister & First Lord Of The Treasury', '10 Downing Street'],
    city: 'LONDON',
    county: 'London',
    postcode: 'SW1A 2AA',
  },
  { street: ['Flat 2', 'Chequers House, 11 Downing Street'], city: 'LONDON', county: 'London', postcode: 'SW1A 2AA' },
  { street: ['12 Downing Street', ''], city: 'LONDON', county: '', postcode: 'SW1A 2AA' },
];
