import { useTranslations } from 'next-intl';
import { pageProductToAdd } from '@/lib/cart/items/product-to-add';
import type { Product } from '@/lib/catalog/product/product';
import { AddButton } from './add-button';

const REASON = 'add-to-cart-reason';

/** Submits a product's form; disabled with a reason where the product is out of stock [CAT-5]. */
export function AddToCartButton({ product }: { product: Product }) {
  const t = useTranslations('product');
  return (
    <div>
      <AddButton
        product={pageProductToAdd(product)}
        isDisabled={!product.inStock}
        describedBy={REASON}
        className="w-full text-lg"
      />
      <p id={REASON} data-add-error="" className="mt-2 text-brick text-sm empty:hidden">
        {product.inStock ? null : t('soldOut')}
      </p>
    </div>
  );
}
