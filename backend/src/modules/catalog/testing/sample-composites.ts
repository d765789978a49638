import type { ProductSeed } from '../../../database/seed/types';
import { piece } from './sample-piece';

function lozenge(flavour: string, pack: string, price: number, quantity: number): ProductSeed {
  return piece(`LOZ-${flavour}-${pack}`.toUpperCase(), {
    price,
    visibility: 1,
    stock: { quantity },
    attributes: { flavour, pack_size: pack },
    images: [
      { file: `/l/o/${flavour}.webp`, label: { default: flavour } },
      { file: '/l/o/pack.webp', label: { default: 'Pack' } },
    ],
  });
}

/** Configurable, bundle and grouped products of the sample shop with their variants. */
export const sampleComposites: ProductSeed[] = [
  lozenge('mint', '12', 3, 50),
  lozenge('mint', '24', 5.5, 50),
  lozenge('orange', '12', 3.25, 50),
  lozenge('orange', '24', 6, 0),
  lozenge('lemon', '12', 3, 0),
  piece('LOZ', {
    type: 'configurable',
    categories: ['cold'],
    name: { default: 'Soothe Lozenges' },
    attributes: { brand: 'acme' },
    configurable: {
      attributes: ['pack_size', 'flavour'],
      variants: ['LOZ-MINT-24', 'LOZ-MINT-12', 'LOZ-ORANGE-12', 'LOZ-ORANGE-24', 'LOZ-LEMON-12'],
    },
  }),
  piece('KIT', {
    type: 'bundle',
    categories: ['pain'],
    name: { default: 'Headache Kit' },
    bundle: {
      dynamic: true,
      options: [
        {
          title: { default: 'Painkiller', mmstr_th: 'ยาแก้ปวด' },
          type: 'radio',
          required: true,
          selections: [
            { sku: 'PARA', quantity: 2, isDefault: true },
            { sku: 'IBU', quantity: 1, canChangeQuantity: true },
            { sku: 'GONE', quantity: 1 },
          ],
        },
        {
          title: { default: 'Extras' },
          type: 'checkbox',
          required: false,
          selections: [
            { sku: 'LOW', quantity: 1 },
            { sku: 'LOZ-MINT-12', quantity: 1 },
          ],
        },
      ],
    },
  }),
  piece('BOX', {
    type: 'bundle',
    price: 20,
    categories: ['wellness'],
    name: { default: 'Wellness Box' },
    bundle: {
      dynamic: false,
      options: [
        {
          title: { default: 'Gift' },
          type: 'select',
          required: true,
          selections: [
            { sku: 'PARA', quantity: 1, price: 2, priceType: 'FIXED' },
            { sku: 'LOW', quantity: 1, price: 50, priceType: 'PERCENT' },
          ],
        },
      ],
    },
  }),
  piece('SET', {
    type: 'grouped',
    categories: ['pain', 'cold'],
    name: { default: 'Family Set' },
    grouped: [
      { sku: 'LOW', quantity: 1 },
      { sku: 'PARA', quantity: 2 },
      { sku: 'GONE', quantity: 0 },
    ],
  }),
];
