import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EarlyCart } from '@/components/cart/early-cart';
import { CartPage } from '@/components/cart/page/cart-page';
import { ReachUs } from '@/components/contact/reach';
import { CommerceProvider } from '@/lib/magento/browser/commerce-provider';
import { getAskedOfLines, getTradeRules } from '@/lib/pharmacy/get-trade-rules';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { requireStore } from '@/lib/store/store-context';

/** The page of everybody's own cart says nothing to search engines. */
export async function generateMetadata(): Promise<Metadata> {
  const storeContext = await requireStore();
  const t = await getTranslations('cart');
  return pageMetadata({ title: t('title'), description: null, isIndexed: false }, await getStoreConfig(storeContext));
}

export default async function Page() {
  const storeContext = await requireStore();
  const { cardRules } = await getTradeRules(storeContext);
  return (
    <>
      <EarlyCart asked={await getAskedOfLines(storeContext)} />
      <CommerceProvider>
        <CartPage storeContext={storeContext} cardRules={cardRules} help={<ReachUs storeContext={storeContext} />} />
      </CommerceProvider>
    </>
  );
}
