import type { ReactNode } from 'react';
import { CardCompare } from '@/components/compare/add/compare-button';
import { CardHeart } from '@/components/wishlist/add/card-heart';
import type { CardProduct } from '@/lib/catalog/card/card-product';
import { getStoreConfig } from '@/lib/store/get-store-config';
import type { StoreContext } from '@/lib/store/store-view';

/** What stands on the corner of every card: its way to the comparison, and a heart where there are wish lists [CAT-5]. */
export async function getCardCorner(storeContext: StoreContext): Promise<(product: CardProduct) => ReactNode> {
  const { wishlistEnabled } = await getStoreConfig(storeContext);
  return (product) => (
    <>
      <CardCompare product={product} />
      {wishlistEnabled ? <CardHeart product={product} /> : null}
    </>
  );
}
