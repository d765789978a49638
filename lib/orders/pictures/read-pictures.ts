import { lineProductsVariables, lineVariant } from '@/lib/catalog/product/line-products';
import { imageUrl } from '@/lib/catalog/product/product-images';
import { read } from '@/lib/magento/browser/calls';
import type { ResultOf } from '@/lib/magento/graphql';
import { known, type OrderItem } from '@/lib/orders/order';
import { orderedPicturesDocument } from './documents';

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
