import { render } from '@testing-library/react';
import { withAttributes } from '@/lib/catalog/product/attributes';
import { comparisonDocument } from '@/lib/compare/documents';
import type { ComparisonSource } from '@/lib/compare/read-comparison';
import { toQueryText } from '@/lib/magento/server/fetch-query';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { WithMessages } from '@/lib/testing/with-messages';
import { CompareView } from './compare-view';
import { comparePart, listedProducts as listed } from './header/compare.fixture';

export const money = (value: number) => ({ __typename: 'Money', value, currency: 'GBP' });
/** A product as the page asks for it. */
export const product = (id: number, price: number, more: object = {}) => ({
  ...listed(id).items[0]?.product,
  sku: `SKU-${id}`,
  url_key: `product-${id}`,
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  rating_summary: 80,
  review_count: 5,
  small_image: null,
  media_gallery: null,
  price_range: {
    __typename: 'PriceRange',
    minimum_price: {
      __typename: 'ProductPrice',
      final_price: money(price),
      regular_price: money(price),
      discount: null,
    },
    maximum_price: { __typename: 'ProductPrice', final_price: money(price) },
  },
  price_tiers: [],
  tiers: [],
  options: null,
  custom_options: null,
  ...more,
});
const source: ComparisonSource = {
  queries: comparePart.queries,
  comparison: toQueryText(withAttributes(comparisonDocument, 'ProductCardFields', [])),
  storeView: { code: 'mmstr_en', isDefault: true },
  currency: 'GBP',
  attributes: new Map(
    ['unit_pricing_measure', 'unit_pricing_base'].map((code) => [
      code,
      { code, input: 'text', options: new Map(), position: 0, isVisible: false },
    ]),
  ),
};
const attribute = (code: string, value: string) => ({ __typename: 'ProductAttribute', code, value });
/** The comparison of two products, as the backend answers it. */
export const detailed = {
  compareList: {
    ...listed(7, 8),
    attributes: [
      { __typename: 'ComparableAttribute', code: 'strength', label: 'Strength' },
      { __typename: 'ComparableAttribute', code: 'form', label: 'Form' },
      { __typename: 'ComparableAttribute', code: 'flavour', label: 'Flavour' },
      { __typename: 'ComparableAttribute', code: 'description', label: 'Description' },
    ],
    items: [
      {
        __typename: 'ComparableItem',
        uid: '7',
        product: product(7, 4, {
          tiers: [{ __typename: 'TierPrice', quantity: 3, discount: { percent_off: 10 }, final_price: money(3.6) }],
          unit_pricing_measure: '16 tablets',
          unit_pricing_base: '1 tablet',
        }),
        attributes: [
          attribute('strength', '200 mg'),
          attribute('form', 'Tablets'),
          attribute('flavour', 'N/A'),
          attribute('description', '<p>For <b>aches</b>.</p><ul><li>One a day</li></ul>'),
        ],
      },
      {
        __typename: 'ComparableItem',
        uid: '8',
        product: product(8, 5, { stock_status: 'OUT_OF_STOCK', rating_summary: 0, review_count: 0 }),
        attributes: [
          attribute('strength', '400 mg'),
          attribute('form', 'Tablets'),
          attribute('flavour', 'N/A'),
          attribute('description', 'N/A'),
        ],
      },
    ],
  },
};

/** The page of a guest's comparison; gives what is asked of the backend, and its answers. */
export function openComparison(answers: Parameters<typeof fakeCommerce>[0] = {}, printHref: string | null = '/print') {
  localStorage.setItem('compareId', 'list-1');
  const commerce = fakeCommerce({ compareList: { compareList: listed(7, 8) }, comparison: detailed, ...answers });
  render(
    <WithMessages>
      <main>
        <CompareView source={source} homeHref="/" printHref={printHref} />
      </main>
    </WithMessages>,
  );
  return commerce;
}
