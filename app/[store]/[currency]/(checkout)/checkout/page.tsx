import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EarlyCart } from '@/components/cart/early-cart';
import { CheckoutPage } from '@/components/checkout/checkout-page';
import { CommerceProvider } from '@/lib/magento/browser/commerce-provider';
import { getAskedOfLines } from '@/lib/pharmacy/get-trade-rules';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { requireStore } from '@/lib/store/store-context';

export const dynamic = 'force-static';
export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const storeContext = await requireStore();
  const t = await getTranslations('checkout');
  return pageMetadata({ title: t('title'), description: null, isIndexed: false }, await getStoreConfig(storeContext));
}

/** The same for everybody: the cart, and who is signed in, are known in the browser alone. */
export default async function Page() {
  const storeContext = await requireStore();
  return (
    <>
      <EarlyCart asked={await getAskedOfLines(storeContext)} />
      <CommerceProvider>
        <CheckoutPage storeContext={storeContext} />
      </CommerceProvider>
    </>
  );
}
