import { expect, it } from 'vitest';
import { partialAnswer } from '@/lib/testing/partial-answer';
import { toDownloads } from './downloads';

it('[CAT-5] reads links with prices and samples in the merchant’s order', () => {
  expect(
    toDownloads(
      partialAnswer({
        links_title: 'Choose',
        links_purchased_separately: 1,
        downloadable_product_links: [
          { uid: 'b', title: 'Checklist', price: 0, sort_order: 2 },
          { uid: 'a', title: 'Guide', price: 3.95, sort_order: 1, sample_url: 'https://shop.example/sample' },
        ],
        downloadable_product_samples: [
          { title: 'Trailer', sort_order: 1, sample_url: 'https://shop.example/t' },
          { title: 'Lost' },
        ],
      }),
      'GBP',
    ),
  ).toEqual({
    title: 'Choose',
    isChoice: true,
    links: [
      { uid: 'a', title: 'Guide', price: 395, sampleUrl: 'https://shop.example/sample' },
      { uid: 'b', title: 'Checklist', price: 0, sampleUrl: null },
    ],
    samples: [{ title: 'Trailer', url: 'https://shop.example/t' }],
  });
});

it('[CAT-5] reads links and samples that say next to nothing, unnumbered ones first', () => {
  const downloads = toDownloads(
    partialAnswer({
      links_purchased_separately: 2,
      downloadable_product_links: [
        { uid: 'b', sort_order: 1 },
        null,
        { uid: 'a', sample_url: '' },
        { uid: 'c', sort_order: -1 },
      ],
      downloadable_product_samples: [{ sample_url: 'https://shop.example/t' }],
    }),
    'GBP',
  );
  const bare = { title: '', price: 0, sampleUrl: null };
  expect(downloads).toEqual({
    title: null,
    isChoice: false,
    links: [
      { ...bare, uid: 'c' },
      { ...bare, uid: 'a' },
      { ...bare, uid: 'b' },
    ],
    samples: [{ title: '', url: 'https://shop.example/t' }],
  });
});

it('[CAT-5] leaves nothing to choose where the links are sold together', () => {
  expect(toDownloads(partialAnswer({ links_purchased_separately: 0 }), 'GBP')).toEqual({
    title: null,
    isChoice: false,
    links: [],
    samples: [],
  });
});
