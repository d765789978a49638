import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { env } from '@/lib/config/env';
import { productThing } from './product';
import { NO_CHOICES, priced, testConfigurable, testProduct } from './product.fixture';

beforeEach(() => {
  env.SITE_ORIGIN = 'https://shop.example';
});
afterEach(() => {
  env.SITE_ORIGIN = undefined;
});

const url = 'https://shop.example/paracetamol.html';
const review = {
  nickname: 'Ann',
  summary: 'Good',
  text: 'It helped.',
  createdAt: '2026-01-03 11:30:00',
  percent: 80,
  ratings: [],
};
const context = { url, description: 'For headaches.', currency: 'GBP', seller: 'mmstr', reviews: [review] };

describe('a product for search engines', () => {
  test('[CAT-5] a product for search engines is no offer where the cart does not take it', () => {
    const badge = { kind: 'pom', label: 'Prescription only', tone: 'warning', icon: 'shield', isSold: false } as const;
    const simple = productThing({ ...testProduct(), badge }, context);
    const { hasVariant } = productThing({ ...testConfigurable(), badge }, context);
    expect(JSON.stringify([simple, hasVariant])).not.toContain('Offer');
    expect(hasVariant).not.toHaveLength(0);
  });

  test('[CAT-5] a product for search engines has no price where the trade keeps it from offers, though the cart takes it', () => {
    const look = { kind: 'pom', label: 'Prescription only', tone: 'warning', icon: 'shield', isSold: true } as const;
    const badge = { ...look, hiddenOn: ['offer' as const] };
    const things = [
      productThing({ ...testProduct(), badge }, context),
      productThing({ ...testConfigurable(), badge }, context),
    ];
    expect(JSON.stringify(things)).not.toMatch(/Offer|"price/);
    const elsewhere = { ...look, hiddenOn: ['shared' as const] };
    expect(productThing({ ...testProduct(), badge: elsewhere }, context)).toHaveProperty('offers.price', 2.1);
  });

  test('[CAT-5] a variant that the cart does not take is no offer, and the others are', () => {
    const product = testConfigurable();
    const [first, ...others] = product.options.configurable?.variants ?? [];
    if (first) first.isRefused = true;
    const { hasVariant } = productThing(product, context);
    const offers = (hasVariant as { offers?: object }[]).map((variant) => variant.offers !== undefined);
    expect(offers).toEqual([false, ...others.map(() => true)]);
    expect(others.length).toBeGreaterThan(0);
  });

  test('[CAT-5] a product for search engines names price, currency and availability as the page shows them', () => {
    expect(productThing(testProduct(), context)).toMatchObject({
      '@type': 'Product',
      sku: 'A-1',
      name: 'Paracetamol',
      url,
      description: 'For headaches.',
      image: ['https://shop.example/media/catalog/product/p.jpg?auto=webp&format=pjpg&width=1280'],
      offers: {
        '@type': 'Offer',
        price: 2.1,
        priceCurrency: 'GBP',
        availability: 'https://schema.org/InStock',
        seller: { name: 'mmstr' },
      },
    });
  });

  test('[CAT-5] a product’s picture is on the shop’s origin for search engines where the media base is a host’s root', () => {
    const product = testProduct({
      media_gallery: [{ url: 'https://cdn.example/catalog/product/p.jpg', label: 'Front', position: 1 }],
    });
    expect(productThing(product, context)).toMatchObject({
      image: ['https://shop.example/media/catalog/product/p.jpg?auto=webp&format=pjpg&width=1280'],
    });
  });

  test('[CAT-5] a product for search engines says when it is out of stock', () => {
    const product = testProduct({ stock_status: 'OUT_OF_STOCK' });
    expect(productThing(product, context)).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  test('[CAT-5] a product for search engines has its rating and the reviews that the page shows', () => {
    expect(productThing(testProduct(), context)).toMatchObject({
      aggregateRating: { ratingValue: 4.4, bestRating: 5, reviewCount: 12 },
      review: [
        {
          '@type': 'Review',
          author: { name: 'Ann' },
          datePublished: '2026-01-03',
          name: 'Good',
          reviewBody: 'It helped.',
          reviewRating: { ratingValue: 4, bestRating: 5 },
        },
      ],
    });
  });

  test('a product that nobody rated claims no rating', () => {
    const thing = productThing(testProduct({ review_count: 0, rating_summary: 0 }), { ...context, reviews: [] });
    expect(thing).not.toHaveProperty('aggregateRating');
    expect(thing).not.toHaveProperty('review');
  });

  test('[CAT-5] a product whose price is not known offers nothing', () => {
    const gone = { __typename: 'BundleProduct', stock_status: 'OUT_OF_STOCK', ...priced(0, 0) } as const;
    expect(productThing(testProduct(gone), context).offers).toBeUndefined();
    const { price_range } = priced(4, 4);
    const hidden = { price_range: { ...price_range, minimum_price: { final_price: { value: null } } } };
    expect(productThing(testProduct({ ...hidden, __typename: 'SimpleProduct' }), context).offers).toBeUndefined();
  });

  test('reviews without stars are not told: search engines take none without a rating', () => {
    const unrated = { ...review, percent: 0 };
    const thing = productThing(testProduct({ review_count: 1, rating_summary: 0 }), { ...context, reviews: [unrated] });
    expect(thing).not.toHaveProperty('aggregateRating');
    expect(thing).not.toHaveProperty('review');
    const both = productThing(testProduct(), { ...context, reviews: [unrated, review] });
    expect(both.review).toHaveLength(1);
    expect(both).toHaveProperty('review.0.reviewRating.ratingValue', 4);
  });

  test('[CAT-5] what asks for more than the shop can take is no offer', () => {
    const product = testProduct();
    const options = { ...product.options, isUnorderable: true } as const;
    expect(productThing(product, context)).toHaveProperty('offers.price');
    expect(productThing({ ...product, options }, context).offers).toBeUndefined();
  });

  test('[CAT-5] a group of products costs from its cheapest to its dearest item', () => {
    const piece = testProduct().simple;
    const groupedItems = [349, 515].map((final, index) => ({
      ...piece,
      sku: `M-${index}`,
      name: 'Member',
      quantity: 1,
      price: { regular: final, final },
    }));
    const product = testProduct(
      { __typename: 'GroupedProduct', ...priced(3.49, 3.49) },
      { ...NO_CHOICES, groupedItems },
    );
    expect(productThing(product, context)).toMatchObject({
      offers: { '@type': 'AggregateOffer', lowPrice: 3.49, highPrice: 5.15, offerCount: 2, priceCurrency: 'GBP' },
    });
  });

  test('[CAT-5] a group of products is offered from what the cart takes of it, not from what it refuses', () => {
    const piece = testProduct().simple;
    const groupedItems = [249, 349, 515, 900].map((final, index) => ({
      ...piece,
      sku: `M-${index}`,
      name: 'Member',
      quantity: 1,
      price: { regular: final, final },
      ...(index === 0 || index === 3 ? { isRefused: true as const } : {}),
    }));
    const product = testProduct(
      { __typename: 'GroupedProduct', ...priced(2.49, 2.49) },
      { ...NO_CHOICES, groupedItems },
    );
    expect(productThing(product, context)).toMatchObject({
      offers: { '@type': 'AggregateOffer', lowPrice: 3.49, highPrice: 5.15, offerCount: 2 },
    });
  });

  test('[CAT-5] a bundle with a part that the cart refuses is no offer: its lowest price may be that part’s', () => {
    const price = { regular: 1000, final: 1000 };
    const selection = {
      ...{ uid: 's', label: 'Part', price, quantity: 1 },
      canChangeQuantity: false,
      isDefault: false,
    };
    const selections = [
      { ...selection, inStock: true },
      { ...selection, inStock: true, isRefused: true as const },
    ];
    const option = { ...{ uid: 'o', title: 'Parts', type: 'radio' as const }, isRequired: true, selections };
    const bundle = { base: { regular: 0, final: 0 }, options: [option] };
    const parts = { ...NO_CHOICES, bundle };
    const product = testProduct({ __typename: 'BundleProduct', ...priced(10, 24.5) }, parts);
    expect(productThing(product, context).offers).toBeUndefined();
  });

  test('[CAT-5] a bundle costs from its lowest price on', () => {
    const product = testProduct({ __typename: 'BundleProduct', ...priced(10, 24.5) });
    expect(productThing(product, context).offers).toMatchObject({ '@type': 'AggregateOffer', lowPrice: 10 });
  });

  test('[CAT-5] a configurable product is a group of variants, each with its own price, stock and address', () => {
    const thing = productThing(testConfigurable(), { ...context, reviews: [] });
    expect(thing).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'A-1',
      variesBy: ['https://schema.org/color', 'Strength'],
      hasVariant: [
        {
          '@type': 'Product',
          sku: 'A-R',
          name: 'Paracetamol, Red, 2 mg',
          color: 'Red',
          additionalProperty: [{ name: 'Strength', value: '2 mg' }],
          offers: { price: 4.35, availability: 'https://schema.org/InStock', url: `${url}?variant=A-R` },
        },
        { sku: 'A-B', offers: { price: 9.95, availability: 'https://schema.org/OutOfStock' } },
      ],
    });
    expect(thing).not.toHaveProperty('offers');
  });
});
