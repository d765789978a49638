import { lineContents } from '@/lib/cart/items/line-contents';
import { toAttributeCatalogue } from '@/lib/catalog/product/attributes';
import { fakeCommerce, threeViews } from '@/lib/testing/fake-commerce';
import { guardedLines } from './guard/guarded-lines';
import { guardBasket } from './guard/ingredient-guard';
import { judgeOrder } from './judge-order';

export const CODES = [
  ...['legal_category', 'active_ingredient', 'active_amounts', 'strength', 'unit_pricing_measure', 'pack_size'],
  ...['maximum_per_order', 'suitability_form', 'licence_number'],
];
export const ATTRIBUTES = CODES.map((attribute_code) => ({ __typename: 'CustomAttributeMetadata', attribute_code }));
const catalogue = toAttributeCatalogue(ATTRIBUTES.map((one) => ({ ...one, input_type: 'text' })) as never);

type Facts = Partial<Record<(typeof CODES)[number], string | null>>;

const SALE = 'General sale';
export const PHARMACY = 'Pharmacy medicine';
export const PRESCRIPTION = 'Prescription only';

/** A product as the backend answers it: what one pack holds of what. */
export const product = (name: string, amounts: string, holds: string, legal_category = SALE, more: Facts = {}) => ({
  __typename: 'SimpleProduct',
  uid: name,
  sku: name,
  name,
  legal_category,
  active_amounts: amounts,
  unit_pricing_measure: holds,
  ...more,
});
type Product = ReturnType<typeof product>;

export const simple = (held: Product, quantity = 1) => ({
  __typename: 'SimpleCartItem',
  uid: `line ${held.name}`,
  quantity,
  product: held,
  customizable_options: [],
});

export const configurable = (parent: Product, variant: Facts & { uid: string }, quantity = 1) => ({
  __typename: 'ConfigurableCartItem',
  uid: `line ${variant.uid}`,
  quantity,
  product: { ...parent, __typename: 'ConfigurableProduct' },
  configured_variant: { __typename: 'SimpleProduct', ...variant },
  configurable_customizable_options: [],
});

export const bundle = (name: string, parts: [Product, number][], quantity = 1) => ({
  __typename: 'BundleCartItem',
  uid: `line ${name}`,
  quantity,
  product: {
    ...{ __typename: 'BundleProduct', uid: name, sku: name, name },
    items: parts.map(([part], index) => ({ options: [{ uid: btoa(`bundle/1/${index}/1`), product: part }] })),
  },
  customizable_options: [],
  bundle_options: [
    {
      uid: 'parts',
      values: parts.map(([part, count], index) => ({
        uid: btoa(`bundle/1/${index}/${count}`),
        label: part.name,
        quantity: count,
      })),
    },
  ],
});

export type Item = ReturnType<typeof simple> | ReturnType<typeof configurable> | ReturnType<typeof bundle>;

export const PARACETAMOL_24 = product('Paracetamol 24', 'Paracetamol 500 mg', '24 tablets', PHARMACY);
export const PARACETAMOL_16 = product('Paracetamol 16', 'Paracetamol 500 mg', '16 tablets');
export const SOLUBLE = product('Soluble paracetamol', 'พาราเซตามอล 500 มก.', '24 เม็ด', PHARMACY);
export const COLD_SACHETS = product('Cold sachets', 'Acetaminophen 1000 mg; Phenylephrine 12.2 mg', '5 sachets');
export const CO_CODAMOL = product('Co-codamol', 'Paracetamol 500 mg; Codeine phosphate 8 mg', '32 tablets', PHARMACY);
export const IBUPROFEN_200 = product('Ibuprofen 200', 'Ibuprofen 200 mg', '24 tablets');
export const IBUPROFEN_400 = product('Ibuprofen 400', 'Ibuprofen lysine 400 mg', '24 tablets', PHARMACY);
export const IBUPROFEN_GEL = product('Ibuprofen gel', 'Ibuprofen 5%', '50 g');
export const ASPIRIN = product('Aspirin 300', 'Aspirin 300 mg', '16 tablets');
export const NAPROXEN = product('Naproxen', 'Naproxen 250 mg', '9 tablets', PHARMACY);
export const MALARIA = product('Malaria tablets', 'Atovaquone 250 mg; Proguanil 100 mg', '24 tablets', PHARMACY);
export const SILDENAFIL = product('Sildenafil', 'Sildenafil 50 mg', '8 tablets', PHARMACY);
export const FEXOFENADINE = product('Fexofenadine 180', 'Fexofenadine 180 mg', '30 tablets', PRESCRIPTION);
export const SLEEP_AID = product('Sleep aid', 'Promethazine 25 mg', '16 tablets', PHARMACY);
export const LINCTUS = product('Codeine linctus', 'Codeine 15 mg / 5 ml', '200 ml', PHARMACY);
export const DECONGESTANT = product('Decongestant', 'Pseudoephedrine 60 mg', '12 tablets', PHARMACY);
export const LOPERAMIDE = product('Loperamide', 'Loperamide 2 mg', '12 capsules', PHARMACY);
export const EMERGENCY = product('Emergency pill', 'Levonorgestrel 1.5 mg', '1 tablet', PHARMACY, {
  maximum_per_order: '1',
});
export const ASKED = product('Migraine tablets', 'Sumatriptan 50 mg', '2 tablets', PHARMACY, {
  suitability_form: 'questions/migraine',
});

export const ALLERGY = product('Allergy tablets', 'Cetirizine 10 mg', '7 tablets', SALE);
export const SYRUP = product('Paracetamol syrup', 'Paracetamol 120 mg / 5 ml', '100 ml', SALE);
export const LAXATIVE = product('Laxative', 'Bisacodyl 5 mg', '20 tablets', SALE);

export const PLASTERS = { ...product('Plasters', '', ''), legal_category: null as unknown as string };

/** What the screens say of a basket. */
export function verdictOf(items: readonly Item[]) {
  const lines = items.map((item) => ({ ...item, key: item.uid, contents: lineContents(item) }));
  return guardBasket(guardedLines(lines, catalogue));
}

/** What the till says to an order of it. */
export async function judged(
  items: readonly unknown[] | (() => Response),
  stopped = '',
  more: object = {},
  view = 'mmstr_en',
) {
  const shipping_addresses = [{ country: { code: 'FR' } }];
  fakeCommerce({
    storeViews: threeViews,
    attributeMetadata: {
      customAttributeMetadata: { items: ATTRIBUTES.map((one) => ({ ...one, input_type: 'text' })) },
    },
    judgedCart: typeof items === 'function' ? items : { cart: { id: 'cart', shipping_addresses, items } },
    cmsBlocks: { cmsBlocks: { items: [{ identifier: 'shop-medicines', content: stopped }] } },
    ...more,
  });
  return judgeOrder({ cart: { id: 'cart' }, storeCode: view, authorization: null });
}
