import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OrderFailed } from '@/components/checkout/outcome/order-failed';
import { Container } from '@/components/ui/container';
import { CART_PATH, CHECKOUT_PATH, CONTACT_PATH, ORDER_TRACKING_PATH } from '@/lib/config/paths';
import { getClientMessages } from '@/lib/i18n/client-messages';
import { MessagesProvider } from '@/lib/i18n/messages-provider';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { requireStore } from '@/lib/store/store-context';
import { viewPath } from '@/lib/store/store-view';

export const dynamic = 'force-static';
export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const storeContext = await requireStore();
  const t = await getTranslations('orderFailed');
  return pageMetadata({ title: t('title'), description: null, isIndexed: false }, await getStoreConfig(storeContext));
}

export default async function Page() {
  const storeContext = await requireStore();
  return (
    <Container className="py-6">
      <MessagesProvider
        locale={storeContext.storeView.locale}
        messages={await getClientMessages(['orderFailed', 'errors'])}
      >
        <OrderFailed
          checkoutHref={viewPath(storeContext.storeView, CHECKOUT_PATH)}
          cartHref={viewPath(storeContext.storeView, CART_PATH)}
          trackingHref={viewPath(storeContext.storeView, ORDER_TRACKING_PATH)}
          contactHref={viewPath(storeContext.storeView, CONTACT_PATH)}
        />
      </MessagesProvider>
    </Container>
  );
}
