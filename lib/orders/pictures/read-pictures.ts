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
  const skus = [...new Set(lines.map(({ sku }) => sku))];
  const urlKeys = [...new Set(lines.flatMap(({ urlKey }) => urlKey ?? []))];
  const pageSize = Math.max(skus.length, urlKeys.length);
  const { byKey, bySku } = await read(orderedPicturesDocument, { skus, urlKeys, pageSize }, { isPersonal: true });
  const products = [...known(bySku?.items), ...known(byKey?.items)];
  return new Map(
    lines.flatMap((line) => {
      const product = products.find(({ sku, url_key }) => sku === line.sku || (line.urlKey && url_key === line.urlKey));
      const picture = product && pictureOf(product, line.sku);
      return picture ? [[line.id, picture] as const] : [];
    }),
  );
}

/** A variant's own goes first; Magento may have appended an option's SKU to the line's. */
function pictureOf(product: Product, sku: string): string | null {
  const variants = product.__typename === 'ConfigurableProduct' ? known(product.variants) : [];
  const [own] = variants
    .flatMap(({ product: variant }) => variant ?? [])
    .filter((variant) => `${sku}-`.startsWith(`${variant.sku}-`))
    .sort((one, other) => (other.sku ?? '').length - (one.sku ?? '').length);
  return imageUrl(own?.thumbnail) ?? imageUrl(product.thumbnail);
}
