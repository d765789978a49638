import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { OrderFailed } from '@/components/checkout/outcome/order-failed';
import { Container } from '@/components/ui/container';
import { CART_PATH, CHECKOUT_PATH } from '@/lib/config/paths';
import { getClientMessages } from '@/lib/i18n/client-messages';
import { MessagesProvider } from '@/lib/i18n/messages-provider';
import { getPageScope } from '@/lib/routing/page-scope';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { viewPath } from '@/lib/store/store-view';

export const dynamic = 'force-static';
export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const scope = await getPageScope();
  if (!scope) notFound();
  const t = await getTranslations('orderFailed');
  return pageMetadata({ title: t('title'), description: null, isIndexed: false }, await getStoreConfig(scope));
}

export default async function Page() {
  const scope = await getPageScope();
  if (!scope) notFound();
  return (
    <Container className="py-6">
      <MessagesProvider locale={scope.view.locale} messages={await getClientMessages(['orderFailed'])}>
        <OrderFailed checkoutHref={viewPath(scope.view, CHECKOUT_PATH)} cartHref={viewPath(scope.view, CART_PATH)} />
      </MessagesProvider>
    </Container>
  );
}
