import 'server-only';
import { isUnsold } from '@/lib/browser/unsold-rule';
import { CATALOG_TAG } from '@/lib/cache/tags.mjs';
import { withAttributes } from '@/lib/catalog/product/attributes';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import { graphql } from '@/lib/magento/graphql';
import { query } from '@/lib/magento/server/query';
import { FACT_ATTRIBUTES } from '@/lib/pharmacy/fact-attributes';
import { getUnsoldRule } from '@/lib/pharmacy/get-trade-rules';
import { getStoppedTrade, getTrade } from '@/lib/store/get-trade';
import type { StoreContext } from '@/lib/store/store-view';
import type { Form } from './form';
import { commonForm, formOf } from './form-of';
import { getForm } from './get-form';

/** The attribute of its form is added by `withAttributes`. */
const askedProductFragment = graphql(`
  fragment AskedProduct on ProductInterface {
    uid
    sku
  }
`);

const askedProductDocument = graphql(
  `
  query askedProduct($sku: String!) {
    products(filter: { sku: { eq: $sku } }) {
      items {
        ...AskedProduct
        ... on CustomizableProductInterface {
          options {
            uid
            ... on CustomizableAreaOption {
              value {
                sku
              }
            }
          }
        }
        ... on BundleProduct {
          items {
            options {
              product {
                ...AskedProduct
              }
            }
          }
        }
        ... on ConfigurableProduct {
          variants {
            product {
              ...AskedProduct
            }
          }
        }
      }
    }
  }
`,
  [askedProductFragment],
);

/** A product about which questions are asked before it is sold. */
export interface AskedProduct {
  sku: string;
  /** The option that takes the answers. */
  option: string;
  /** The block of its form. */
  id: string;
  form: Form;
  /** It needs a prescription, for which a prescriber reads the answers. */
  isPrescribed: boolean;
}

/** What is asked about: a product, or one of a configurable product's variants, which may have a form of its own. */
export interface Asked {
  sku: string;
  variant?: string | undefined;
}

/** The product with its form; null where it has none, one that cannot be read, or is not sold. Throws AppError. */
export async function getAskedProduct(storeContext: StoreContext, asked: Asked): Promise<AskedProduct | null> {
  if ((await getStoppedTrade(storeContext)) !== null) return null;
  const read = await readProduct(storeContext, asked.sku);
  if (!read) return null;
  const { product, rule } = read;
  const variant = variantsOf(product).find(({ sku }) => sku === asked.variant);
  const id = (variant && formOf(variant)) ?? formOf(product) ?? commonForm(partsOf(product));
  const option = product.options?.find((one) => isAnswerOption(one?.value?.sku))?.uid;
  const form = id && option ? await getForm(storeContext, id) : null;
  if (!product.sku || !id || !option || !form) return null;
  return { sku: product.sku, option, id, form, isPrescribed: isUnsold(product, rule) };
}

/** Whether a merchant's SKU of an option says that it takes a shopper's answers. */
export function isAnswerOption(sku: string | null | undefined): boolean {
  return sku?.toLowerCase() === 'suitability';
}

async function readProduct(storeContext: StoreContext, sku: string) {
  const [codes, rule] = await Promise.all([getFormCodes(), getUnsoldRule(storeContext)]);
  if (codes.length === 0) return null;
  const { products } = await query(
    withAttributes(askedProductDocument, 'AskedProduct', rule ? [...codes, rule.code] : codes),
    { sku },
    { storeContext, tags: [CATALOG_TAG], isKept: false },
  );
  const product: ProductAnswer | null | undefined = products?.items?.[0];
  return product ? { product, rule } : null;
}

/** A product as it is answered, whatever its type. */
interface ProductAnswer {
  sku?: string | null;
  options?: readonly ({ uid?: string; value?: { sku?: string | null } | null } | null)[] | null;
  variants?: readonly ({ product?: { sku?: string | null } | null } | null)[] | null;
  items?: readonly ({ options?: readonly ({ product?: object | null } | null)[] | null } | null)[] | null;
}

/** A bundle's. */
function partsOf({ items }: ProductAnswer) {
  return (items ?? []).flatMap((item) => item?.options ?? []).flatMap((part) => part?.product ?? []);
}

function variantsOf({ variants }: ProductAnswer) {
  return (variants ?? []).flatMap((variant) => variant?.product ?? []);
}

/** The attribute that names a product's form; none where the shop's products have none. Throws AppError. */
export async function getFormCodes(): Promise<string[]> {
  if ((await getTrade()) !== 'pharmacy') return [];
  return (await getCapabilities()).productAttributes.filter((code) => code === FACT_ATTRIBUTES.suitabilityForm);
}
