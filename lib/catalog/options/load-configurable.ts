import { pageStoreCodes, pageUnsoldRule } from '@/lib/browser/page-store';
import { read } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import type { Configurable } from './configurable';
import { configurableFragment } from './documents';
import { toConfigurable } from './to-configurable';

/** What a configurable product can be chosen by, read in the browser; null where it is not sold any more. Throws AppError. */
export async function loadConfigurable(sku: string): Promise<Configurable | null> {
  const { products } = await read(configurableDocument, { sku });
  const [product] = products?.items ?? [];
  return product?.__typename === 'ConfigurableProduct'
    ? toConfigurable(product, pageStoreCodes().currency ?? '', pageUnsoldRule())
    : null;
}

const configurableDocument = graphql(
  `
  query configurableChoices($sku: String!) {
    products(filter: { sku: { eq: $sku } }, pageSize: 1) {
      items {
        __typename
        uid
        ...ConfigurableFields
      }
    }
  }
`,
  [configurableFragment],
);
