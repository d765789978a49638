import { afterEach, expect, it, vi } from 'vitest';
import { ibuprofen, noOptions } from '@/lib/catalog/options/product-options.fixture';
import type { ProductPageAnswer } from '@/lib/catalog/product/documents';
import { setUpPharmacy } from '@/lib/pharmacy/pharmacy-backend.fixture';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { partialAnswer } from '@/lib/testing/partial-answer';
import { getVariants } from './get-variants';

setUpPharmacy(['legal_category', 'suitability_form']);
afterEach(() => vi.restoreAllMocks());

/** What the log is told of a configurable product and its packs. */
async function logOf(parent: object, ...packs: { sku: string }[]): Promise<unknown[]> {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const codes = ['legal_category', 'suitability_form'];
  fakeCommerce({
    attributeMetadata: {
      customAttributeMetadata: { items: codes.map((code) => ({ attribute_code: code, input_type: 'text' })) },
    },
    storeConfig: { storeConfig: {} },
    variantFacts: {
      route: {
        __typename: 'ConfigurableProduct',
        variants: packs.map((pack) => ({ product: { uid: pack.sku, ...pack } })),
      },
    },
  });
  const answer = partialAnswer<ProductPageAnswer>({ url_key: 'own', ...parent });
  const product = { uid: 'own', badge: null, options: { ...noOptions, configurable: ibuprofen }, answer };
  await getVariants(testStoreContext, product);
  await getVariants(testStoreContext, product);
  return log.mock.calls.flat();
}

const ASKED = { legal_category: 'Pharmacy medicine', suitability_form: 'ask' };

it('a pack without a form or a category that its parent has is told of in the log, once: by its own SKU it is sold so', async () => {
  expect(await logOf(ASKED, { sku: 'ALIKE', ...ASKED }, { sku: 'BARE' })).toEqual([
    "Selling BARE by its own SKU: suitability_form is its parent's alone, so that no till can judge by it",
    "Selling BARE by its own SKU: legal_category is its parent's alone, so that no till can judge by it",
  ]);
});

it('nothing is told of packs that say it themselves, or of what nobody says', async () => {
  expect(await logOf({ suitability_form: null }, { sku: 'OTHER', ...ASKED }, { sku: 'NONE' })).toEqual([]);
});
