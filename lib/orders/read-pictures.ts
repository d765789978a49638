import { lineProductsVariables, lineVariant } from '@/lib/catalog/product/line-products';
import { imageUrl } from '@/lib/catalog/product/product-images';
import { read } from '@/lib/magento/browser/calls';
import { graphql, type ResultOf } from '@/lib/magento/graphql';
import { known, type OrderItem } from './order';

/** Pictures of an order's products, which 2.4.4 does not tell with its lines: a variant by its parent's URL key, others by SKU too. */
const orderedPicturesDocument = graphql(`
  query orderedPictures($urlKeys: [String]!, $skus: [String]!, $pageSize: Int!) {
    byKey: products(filter: { url_key: { in: $urlKeys } }, pageSize: $pageSize) {
      items {
        ...OrderedPicture
      }
    }
    bySku: products(filter: { sku: { in: $skus } }, pageSize: $pageSize) {
      items {
        ...OrderedPicture
      }
    }
  }

  fragment OrderedPicture on ProductInterface {
    __typename
    uid
    sku
    url_key
    thumbnail {
      url
    }
    ... on ConfigurableProduct {
      variants {
        product {
          __typename
          uid
          sku
          thumbnail {
            url
          }
        }
      }
    }
  }
`);

type Line = Pick<OrderItem, 'id' | 'sku' | 'urlKey'>;
type Product = NonNullable<
  NonNullable<NonNullable<ResultOf<typeof orderedPicturesDocument>['byKey']>['items']>[number]
>;

/** Pictures of an order's lines by their ids, as the basket shows them, of products that are still there. Throws AppError. */
export async function readPictures(lines: readonly Line[]): Promise<Map<string, string>> {
  if (lines.length === 0) return new Map();
  const { byKey, bySku } = await read(orderedPicturesDocument, lineProductsVariables(lines), { isPersonal: true });
  const products = [...known(bySku?.items), ...known(byKey?.items)];
  return new Map(
    lines.flatMap((line) => {
      const product = products.find(({ sku, url_key }) => sku === line.sku || (line.urlKey && url_key === line.urlKey));
      const picture = product && pictureOf(product, line.sku);
      return picture ? [[line.id, picture] as const] : [];
    }),
  );
}

/** A variant's own goes first. */
function pictureOf(product: Product, sku: string): string | null {
  const own = product.__typename === 'ConfigurableProduct' ? lineVariant(product.variants, sku) : undefined;
  return imageUrl(own?.thumbnail) ?? imageUrl(product.thumbnail);
}
