import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CartPage } from '@/components/cart/page/cart-page';
import { CommerceProvider } from '@/lib/magento/browser/commerce-provider';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { getStoreContext } from '@/lib/store/store-context';

/** The page of everybody's own cart says nothing to search engines. */
export async function generateMetadata(): Promise<Metadata> {
  const storeContext = await getStoreContext();
  if (!storeContext) notFound();
  const t = await getTranslations('cart');
  return pageMetadata({ title: t('title'), description: null, isIndexed: false }, await getStoreConfig(storeContext));
}

export default async function Page() {
  const storeContext = await getStoreContext();
  if (!storeContext) notFound();
  return (
    <CommerceProvider>
      <CartPage storeContext={storeContext} />
    </CommerceProvider>
  );
}
