import type { ProductSeed, SeedData } from '../database/seed/types';

/** What the products of the tiny shop have in common. */
function piece(sku: string, more: Partial<ProductSeed>): ProductSeed {
  return {
    sku,
    type: 'simple',
    name: { default: sku },
    urlKey: sku.toLowerCase(),
    categories: [],
    taxClass: 'standard',
    stock: { quantity: 10 },
    shortDescription: { default: '' },
    description: { default: '' },
    attributes: {},
    images: [],
    ...more,
  };
}

/** A handful of products whose prices and places can be worked out by hand. */
export const tinyShop: SeedData = {
  attributes: [
    {
      id: 200,
      code: 'size',
      label: { default: 'Size', mmstr_th: 'ขนาด' },
      input: 'select',
      filterable: true,
      filterableInSearch: true,
      visibleOnFront: true,
      usedInListing: true,
      comparable: false,
      position: 1,
      options: [
        { id: 301, key: 'small', label: { default: 'Small' } },
        { id: 302, key: 'large', label: { default: 'Large' } },
      ],
    },
    {
      id: 201,
      code: 'vegan',
      label: { default: 'Vegan' },
      input: 'boolean',
      filterable: true,
      filterableInSearch: true,
      visibleOnFront: true,
      usedInListing: true,
      comparable: false,
      position: 2,
    },
    {
      id: 202,
      code: 'warnings',
      label: { default: 'Warnings' },
      input: 'textarea',
      filterable: false,
      filterableInSearch: false,
      visibleOnFront: true,
      usedInListing: false,
      comparable: false,
      position: 3,
    },
  ],
  categories: [
    { id: 2, parent: 1, key: 'root', name: { default: 'Default Category' }, urlKey: 'root' },
    { id: 3, parent: 2, key: 'pain', name: { default: 'Pain', mmstr_th: 'ปวด' }, urlKey: 'pain', cmsBlock: 'promo' },
    { id: 4, parent: 3, key: 'head', name: { default: 'Head' }, urlKey: 'head' },
  ],
  products: [
    piece('PLAIN', {
      price: 5,
      categories: ['head'],
      name: { default: 'Plain', mmstr_th: 'ธรรมดา' },
      attributes: { vegan: true, warnings: { default: 'Read the leaflet.', mmstr_th: 'อ่านเอกสารกำกับยา' } },
      reviews: [
        { nickname: 'A', summary: 's', text: 't', ratings: { 1: 5, 2: 4 }, createdAt: '2026-01-02T10:00:00Z' },
        { nickname: 'B', summary: 's', text: 't', ratings: { 1: 3 }, createdAt: '2026-01-03T10:00:00Z' },
      ],
    }),
    piece('SPECIAL', { price: 10, specialPrice: 8, categories: ['pain'] }),
    piece('TIERED', {
      price: 10,
      tierPrices: [
        { quantity: 1, percent: 25 },
        { quantity: 5, price: 1 },
      ],
      categories: ['pain'],
    }),
    piece('SOLD-OUT', { price: 1, stock: { quantity: 0 }, categories: ['pain'] }),
    piece('DISABLED', { price: 1, enabled: false, categories: ['pain'] }),
    piece('OPTIONS', {
      price: 10,
      options: [
        {
          title: { default: 'Engraving' },
          type: 'drop_down',
          required: true,
          values: [
            { title: { default: 'Short' }, price: 2 },
            { title: { default: 'Long' }, price: 50, priceType: 'PERCENT' },
          ],
        },
        {
          title: { default: 'Extras' },
          type: 'checkbox',
          required: false,
          values: [
            { title: { default: 'One' }, price: 1 },
            { title: { default: 'Two' }, price: 3 },
          ],
        },
        { title: { default: 'Note' }, type: 'field', required: false, price: 4 },
      ],
    }),
    piece('SHIRT-S', { price: 20, visibility: 1, attributes: { size: 'small' } }),
    piece('SHIRT-L', { price: 30, visibility: 1, attributes: { size: 'large' }, stock: { quantity: 0 } }),
    piece('SHIRT', {
      type: 'configurable',
      stock: { quantity: 0 },
      configurable: { attributes: ['size'], variants: ['SHIRT-S', 'SHIRT-L'] },
    }),
    piece('FAMILY', {
      type: 'grouped',
      stock: { quantity: 0 },
      grouped: [
        { sku: 'PLAIN', quantity: 1 },
        { sku: 'SPECIAL', quantity: 2 },
      ],
    }),
    piece('KIT', {
      type: 'bundle',
      stock: { quantity: 0 },
      specialPrice: 90,
      bundle: {
        dynamic: true,
        options: [
          {
            title: { default: 'Base' },
            type: 'radio',
            required: true,
            selections: [
              { sku: 'PLAIN', quantity: 2 },
              { sku: 'SPECIAL', quantity: 1 },
              { sku: 'SOLD-OUT', quantity: 1 },
            ],
          },
          {
            title: { default: 'Also' },
            type: 'checkbox',
            required: false,
            selections: [
              { sku: 'SPECIAL', quantity: 1 },
              { sku: 'TIERED', quantity: 1 },
            ],
          },
        ],
      },
    }),
    piece('LEAFLET', {
      type: 'downloadable',
      price: 3,
      downloadable: {
        linksTitle: 'Files',
        purchasedSeparately: true,
        links: [
          { title: { default: 'One' }, price: 1, file: 'one.pdf', downloads: 0 },
          { title: { default: 'Two' }, price: 2, file: 'two.pdf', downloads: 0 },
        ],
      },
    }),
  ],
  pages: [
    {
      id: 1,
      identifier: 'no-route',
      stores: [],
      title: 'Not found',
      content: '',
      pageLayout: '1column',
    },
    { id: 2, identifier: 'home', stores: [], title: 'Home', content: '', pageLayout: '1column' },
    { id: 3, identifier: 'home', stores: ['mmstr_th'], title: 'หน้าแรก', content: '', pageLayout: '1column' },
    {
      id: 4,
      identifier: 'about-us',
      stores: [],
      title: 'About us',
      contentHeading: 'About us',
      content: [
        '<a href="{{store url=""}}">Home</a>',
        `<img src="{{media url=wysiwyg/shop.webp}}" data-background="{&quot;image&quot;:&quot;{{media url=&quot;wysiwyg/b.webp&quot;}}&quot;}">`,
        '{{widget type="Magento\\Cms\\Block\\Widget\\Block" template="widget/static_block/default.phtml" block_id="2"}}',
        '{{block id="promo"}} {{config path="web/secure/base_url"}} {{unknown thing}}',
      ].join('\n'),
      pageLayout: 'cms-full-width',
      metaTitle: 'About the shop',
    },
  ],
  blocks: [
    {
      id: 1,
      identifier: 'footer',
      stores: [],
      title: 'Footer',
      content: '<a href="{{store direct_url="about-us"}}">About</a><a href="{{store url="about-us"}}">About</a>',
    },
    { id: 2, identifier: 'promo', stores: [], title: 'Promo', content: '<p>Two for one</p>' },
    { id: 3, identifier: 'promo', stores: ['mmstr_th'], title: 'โปรโมชั่น', content: '<p>ซื้อหนึ่งแถมหนึ่ง</p>' },
    { id: 4, identifier: 'only-us', stores: ['mmstr_us'], title: 'US', content: '' },
    { id: 5, identifier: 'mirror', stores: [], title: 'Mirror', content: 'm{{block id="mirror"}}' },
  ],
  rewrites: [
    { stores: ['mmstr_en'], requestPath: 'old-plain.html', targetPath: 'plain.html', redirectType: 301 },
    { stores: [], requestPath: 'old-pain', targetPath: 'pain.html', redirectType: 302 },
    { stores: [], requestPath: 'older-pain', targetPath: 'old-pain', redirectType: 301 },
    { stores: [], requestPath: 'old-about', targetPath: 'about-us', redirectType: 301 },
    { stores: [], requestPath: 'to-nowhere', targetPath: 'nowhere.html', redirectType: 301 },
    { stores: [], requestPath: 'round', targetPath: 'and-round', redirectType: 301 },
    { stores: [], requestPath: 'and-round', targetPath: 'round', redirectType: 301 },
  ],
};
