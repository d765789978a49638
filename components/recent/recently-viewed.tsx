import { getTranslations } from 'next-intl/server';
import { type CardRules, isShownOn } from '@/lib/catalog/card/card-rules';
import { getProduct, type ProductKey } from '@/lib/catalog/product/get-product';
import { getClientMessages } from '@/lib/i18n/client-messages';
import { getRecentSource } from '@/lib/recent/get-recent-source';
import type { StoreContext } from '@/lib/store/store-view';
import { RECENT_PLACE, rowText } from './recent-place';

interface RecentlyViewedProps {
  storeContext: StoreContext;
  cardRules?: CardRules;
  /** The product whose page it stands on, which is looked at now, and the page's path without the store code. */
  product?: ProductKey;
  path?: string;
}

/** Place for what was looked at before [CAT-7]; what is never shown here is not remembered either. Throws AppError. */
export async function RecentlyViewed({ storeContext, cardRules, product: key, path }: RecentlyViewedProps) {
  const [source, messages, t, tProduct, product] = await Promise.all([
    getRecentSource(storeContext, cardRules),
    getClientMessages(['productCard']),
    getTranslations('recent'),
    getTranslations('product'),
    key ? getProduct(storeContext, key, path, cardRules) : null,
  ]);
  const row = rowText({
    source,
    messages,
    locale: storeContext.storeView.locale,
    labels: {
      title: t('title'),
      clear: t('clear'),
      cleared: t('cleared'),
      back: tProduct('scrollBack'),
      on: tProduct('scrollOn'),
    },
  });
  const sku = product && isShownOn(product, 'recent') ? product.sku : undefined;
  return <div id={RECENT_PLACE} data-sku={sku} data-row={row} />;
}
