import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CheckoutPage } from '@/components/checkout/checkout-page';
import { CommerceProvider } from '@/lib/magento/browser/commerce-provider';
import { getPageScope } from '@/lib/routing/page-scope';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';

export const dynamic = 'force-static';
export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const scope = await getPageScope();
  if (!scope) notFound();
  const t = await getTranslations('checkout');
  return pageMetadata({ title: t('title'), description: null, isIndexed: false }, await getStoreConfig(scope));
}

/** The same for everybody: the cart, and who is signed in, are known in the browser alone. */
export default async function Page() {
  const scope = await getPageScope();
  if (!scope) notFound();
  return (
    <CommerceProvider>
      <CheckoutPage scope={scope} />
    </CommerceProvider>
  );
}
