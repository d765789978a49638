import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CartPage } from '@/components/cart/page/cart-page';
import { CommerceProvider } from '@/lib/magento/browser/commerce-provider';
import { getPageScope } from '@/lib/routing/page-scope';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';

/** The page of everybody's own cart says nothing to search engines. */
export async function generateMetadata(): Promise<Metadata> {
  const scope = await getPageScope();
  if (!scope) notFound();
  const t = await getTranslations('cart');
  return pageMetadata({ title: t('title'), description: null, isIndexed: false }, await getStoreConfig(scope));
}

export default async function Page() {
  const scope = await getPageScope();
  if (!scope) notFound();
  return (
    <CommerceProvider>
      <CartPage scope={scope} />
    </CommerceProvider>
  );
}
