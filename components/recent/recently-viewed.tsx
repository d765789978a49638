import { getTranslations } from 'next-intl/server';
import type { CardRules } from '@/lib/catalog/card/card-rules';
import { getClientMessages } from '@/lib/i18n/client-messages';
import { getRecentSource } from '@/lib/recent/get-recent-source';
import type { StoreContext } from '@/lib/store/store-view';
import { RECENT_PLACE, rowText } from './recent-place';

interface RecentlyViewedProps {
  storeContext: StoreContext;
  cardRules?: CardRules;
  /** The product whose page it stands on, which is looked at now. */
  sku?: string;
}

/** Where the browser shows what was looked at before [CAT-7]: the page itself is everybody's. Throws AppError. */
export async function RecentlyViewed({ storeContext, cardRules, sku }: RecentlyViewedProps) {
  const [source, messages, t, product] = await Promise.all([
    getRecentSource(storeContext, cardRules),
    getClientMessages(['productCard']),
    getTranslations('recent'),
    getTranslations('product'),
  ]);
  const row = rowText({
    source,
    messages,
    locale: storeContext.storeView.locale,
    labels: {
      title: t('title'),
      clear: t('clear'),
      cleared: t('cleared'),
      back: product('scrollBack'),
      on: product('scrollOn'),
    },
  });
  return <div id={RECENT_PLACE} data-sku={sku} data-row={row} />;
}
