import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/image/icon';
import type { CardProduct } from '@/lib/catalog/card/card-product';
import { isSold } from '@/lib/catalog/card/card-rules';
import { getStoreConfig } from '@/lib/store/get-store-config';
import type { StoreContext } from '@/lib/store/store-view';

/** What draws the heart of a card; undefined where the backend has no wish lists [CAT-5]. */
export async function getCardHeart(
  storeContext: StoreContext,
): Promise<((product: CardProduct) => ReactNode) | undefined> {
  const { wishlistEnabled } = await getStoreConfig(storeContext);
  return wishlistEnabled ? (product) => <CardHeart product={product} /> : undefined;
}

/** Puts a card's product on the wish list, without code of its own: the page's notices listen, and mark it. */
export function CardHeart({ product }: { product: CardProduct }) {
  const t = useTranslations('wish');
  const { sku, shortName, inStock } = product;
  // Magento takes no product without stock; what the shop does not sell has no heart on its page either.
  if (!inStock || !isSold(product)) return null;
  return (
    <button
      type="button"
      data-heart={sku}
      aria-pressed="false"
      className="target group/heart flex items-center justify-center rounded-full bg-surface/90 text-evergreen hover:bg-evergreen-tint aria-busy:opacity-60 noscript:hidden"
    >
      <Icon name="heart" className="size-5 group-aria-pressed/heart:fill-current" />
      <span className="sr-only">
        {t('save')}: {shortName}
      </span>
    </button>
  );
}
