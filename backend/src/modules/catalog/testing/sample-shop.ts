import type { AttributeSeed, ProductSeed, SeedData } from '../../../database/seed/types';
import { sampleComposites } from './sample-composites';
import { piece } from './sample-piece';

function attribute(
  id: number,
  code: string,
  input: AttributeSeed['input'],
  more: Partial<AttributeSeed>,
): AttributeSeed {
  return {
    id,
    code,
    label: { default: code },
    input,
    filterable: true,
    filterableInSearch: true,
    visibleOnFront: true,
    usedInListing: true,
    comparable: true,
    position: id,
    ...more,
  };
}

const attributes: AttributeSeed[] = [
  attribute(203, 'brand', 'select', {
    label: { default: 'Brand', mmstr_th: 'ยี่ห้อ' },
    position: 1,
    options: [
      { id: 302, key: 'acme', label: { default: 'Acme', mmstr_th: 'แอคมี' } },
      { id: 301, key: 'zeta', label: { default: 'Zeta' } },
    ],
  }),
  attribute(201, 'flavour', 'select', {
    label: { default: 'Flavour' },
    comparable: false,
    position: 2,
    options: [
      {
        ...{ id: 310, key: 'mint', label: { default: 'Mint', mmstr_th: 'สะระแหน่' }, sortOrder: 0 },
        swatch: { type: 'color', value: '#98ff98' },
      },
      {
        ...{ id: 311, key: 'orange', label: { default: 'Orange', mmstr_th: 'ส้ม' }, sortOrder: 0 },
        swatch: { type: 'image', value: '/o/r/orange.webp' },
      },
      { id: 312, key: 'lemon', label: { default: 'Lemon' }, swatch: { type: 'text', value: 'Le' } },
    ],
  }),
  attribute(202, 'pack_size', 'select', {
    label: { default: 'Pack size' },
    position: 3,
    options: [
      { id: 320, key: '12', label: { default: '12 pieces' } },
      { id: 321, key: '24', label: { default: '24 pieces' } },
    ],
  }),
  attribute(204, 'active_ingredient', 'multiselect', {
    label: { default: 'Active ingredient' },
    position: 4,
    options: [
      { id: 331, key: 'caffeine', label: { default: 'Caffeine' } },
      { id: 330, key: 'paracetamol', label: { default: 'Paracetamol' } },
    ],
  }),
  attribute(205, 'sugar_free', 'boolean', { label: { default: 'Sugar free' }, position: 5 }),
  attribute(206, 'warnings', 'textarea', { filterable: false, filterableInSearch: false, usedInListing: false }),
];

const singles: ProductSeed[] = [
  piece('PARA', {
    price: 4.99,
    categories: ['pain'],
    name: { default: 'Parafix Tablets', mmstr_th: 'พาราฟิกซ์ ชนิดเม็ด' },
    description: { default: '<p><strong>Relieves</strong> headache.</p>', mmstr_th: '<p>บรรเทาอาการปวดศีรษะ</p>' },
    attributes: {
      brand: 'acme',
      sugar_free: true,
      active_ingredient: ['paracetamol', 'caffeine'],
      warnings: { default: 'Read the leaflet.', mmstr_th: 'อ่านเอกสารกำกับยา' },
    },
    images: [
      { file: '/p/a/para-front.webp', label: { default: 'Front' } },
      { file: '/p/a/para-back.webp', label: { default: '' } },
    ],
    tierPrices: [
      { quantity: 3, percent: 10 },
      { quantity: 6, price: 4 },
      { quantity: 9, price: 4.5 },
    ],
    related: ['LOW', 'IBU'],
    upsell: ['GONE', 'KIT'],
    crosssell: ['LOZ-MINT-12', 'OPTIONS'],
    reviews: [
      { nickname: 'Ann', summary: 'Works', text: 'Quick.', ratings: { 1: 5, 2: 4 }, createdAt: '2026-01-02T10:00:00Z' },
      { nickname: 'Bo', summary: 'Fine', text: 'Slow.', ratings: { 1: 3 }, createdAt: '2026-01-03T11:30:00Z' },
      { nickname: 'Cy', summary: 'No', text: 'Bitter.', ratings: { 1: 2 }, createdAt: '2026-01-01T09:00:00Z' },
    ],
  }),
  piece('IBU', {
    price: 6.5,
    specialPrice: 5.2,
    specialFrom: '2026-02-03',
    specialTo: '2099-12-31',
    newFrom: '2026-03-01',
    newTo: '2026-04-30',
    countryOfManufacture: 'DE',
    createdAt: '2026-01-31T23:45:01Z',
    updatedAt: '2026-02-01T08:00:00+01:00',
    categories: ['pain', 'cold'],
    name: { default: 'Ibufast Caplets' },
    attributes: { brand: 'zeta', sugar_free: true },
  }),
  piece('GONE', { price: 2, stock: { quantity: 0 }, categories: ['pain'], attributes: { brand: 'zeta' } }),
  piece('HIDDEN', { price: 2, enabled: false, categories: ['pain'], attributes: { brand: 'zeta' } }),
  piece('LOW', {
    price: 12.5,
    stock: { quantity: 5 },
    categories: ['cold'],
    name: { default: 'Nosease Spray' },
    attributes: { brand: 'zeta', sugar_free: false },
  }),
  piece('OPTIONS', {
    price: 40,
    categories: ['wellness'],
    name: { default: 'Pill Organiser' },
    reviews: [
      { nickname: 'พลอย', text: 'ดี', ratings: { 1: 3 }, createdAt: '2026-01-04T10:00:00Z', views: ['mmstr_th'] },
      { nickname: 'นก', text: 'ดีมาก', ratings: { 1: 5 }, createdAt: '2026-01-05T10:00:00Z', views: ['mmstr_th'] },
      { nickname: 'Cal', text: 'Fine.', ratings: { 1: 3 }, createdAt: '2026-01-06T10:00:00Z', views: ['mmstr_us'] },
    ].map((review) => ({ summary: review.nickname, ...review })),
    options: [
      {
        title: { default: 'Engraving', mmstr_th: 'สลักชื่อ' },
        type: 'field',
        required: true,
        sku: 'engr',
        price: 5,
        priceType: 'FIXED',
        maxCharacters: 20,
      },
      { title: { default: 'Note' }, type: 'area', required: false, maxCharacters: 200 },
      {
        title: { default: 'Wrap' },
        type: 'drop_down',
        required: false,
        values: [
          { title: { default: 'Red' }, sku: 'r', price: 2 },
          { title: { default: 'Blue' }, sku: 'b', price: 10, priceType: 'PERCENT' },
        ],
      },
      { title: { default: 'Lid' }, type: 'radio', required: false, values: [{ title: { default: 'Flat' }, price: 1 }] },
      {
        title: { default: 'Extras' },
        type: 'checkbox',
        required: false,
        values: [{ title: { default: 'Pen' }, price: 1 }],
      },
      {
        title: { default: 'Days' },
        type: 'multiple',
        required: false,
        values: [{ title: { default: 'Sunday' }, price: 0 }],
      },
      { title: { default: 'Start' }, type: 'date', required: false },
      { title: { default: 'Picture' }, type: 'file', required: false, price: 3 },
    ],
  }),
  piece('CONSULT', { type: 'virtual', price: 25, categories: ['wellness'], name: { default: 'Pharmacist Call' } }),
  piece('GUIDE', {
    type: 'downloadable',
    price: 0,
    categories: ['wellness'],
    name: { default: 'Travel Guide' },
    downloadable: {
      linksTitle: 'Files',
      purchasedSeparately: true,
      links: [
        { title: { default: 'Africa' }, price: 2, file: 'africa.pdf', sampleFile: 'africa-sample.pdf', downloads: 3 },
        { title: { default: 'Asia' }, price: 3, file: 'asia.pdf', downloads: 0 },
      ],
    },
  }),
];

/** Products of every type whose prices, counts and order can be worked out by hand. Ids follow the order, from 1. */
export const sampleShop: SeedData = {
  attributes,
  categories: [
    { id: 2, parent: 1, key: 'root', name: { default: 'Default Category' }, urlKey: 'root' },
    {
      id: 3,
      parent: 2,
      key: 'medicines',
      name: { default: 'Medicines', mmstr_th: 'ยา' },
      urlKey: 'medicines',
      description: { default: '<p>All medicines.</p>' },
      metaTitle: { default: 'Medicines online' },
      image: 'medicines.webp',
      displayMode: 'PRODUCTS_AND_PAGE',
      filterPriceRange: 2.5,
      createdAt: '2025-12-01T10:00:00Z',
      updatedAt: '2025-12-24T12:30:00Z',
      cmsBlock: 'medicines-block',
    },
    { id: 7, parent: 3, key: 'pain', name: { default: 'Pain relief' }, urlKey: 'pain-relief' },
    { id: 5, parent: 3, key: 'cold', name: { default: 'Cold and flu' }, urlKey: 'cold-and-flu', includeInMenu: false },
    { id: 6, parent: 2, key: 'wellness', name: { default: 'Wellness' }, urlKey: 'wellness' },
    { id: 8, parent: 2, key: 'empty', name: { default: 'Relief at home' }, urlKey: 'relief-at-home' },
  ],
  products: [...singles, ...sampleComposites],
  pages: [{ id: 1, identifier: 'home', stores: [], title: 'Home', content: '', pageLayout: '1column' }],
  blocks: [{ id: 4, identifier: 'medicines-block', stores: [], title: 'Medicines', content: '<p>Ask us.</p>' }],
  synonyms: [
    { stores: [], terms: ['paracetamol', 'acetaminophen', 'pass out pills'] },
    { stores: [], terms: ['lozenges', 'pastille'] },
    { stores: ['mmstr_th'], terms: ['เม็ดอม', 'lozenges'] },
  ],
  rewrites: [{ stores: ['mmstr_en'], requestPath: 'old-para', targetPath: 'para.html', redirectType: 301 }],
};
