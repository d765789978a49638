import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OrderPlaced } from '@/components/checkout/outcome/order-placed';
import { getArrivals } from '@/components/delivery/get-arrivals';
import { getPayNotes } from '@/components/orders/shop/get-pay-notes';
import { PlacedCheck } from '@/components/pharmacy/orders/placed-check';
import { Container } from '@/components/ui/container';
import { getClientMessages } from '@/lib/i18n/client-messages';
import { MessagesProvider } from '@/lib/i18n/messages-provider';
import { getPushConfig } from '@/lib/push/get-push-config';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { requireStore } from '@/lib/store/store-context';

export const dynamic = 'force-static';
export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const storeContext = await requireStore();
  const t = await getTranslations('orderPlaced');
  return pageMetadata({ title: t('title'), description: null, isIndexed: false }, await getStoreConfig(storeContext));
}

/** The page is the same for everybody: the order itself is in the shopper's browser. */
export default async function Page() {
  const storeContext = await requireStore();
  const [config, push, arrivals, note, how] = await Promise.all([
    getStoreConfig(storeContext),
    getPushConfig(),
    getArrivals(storeContext),
    getTranslations('checkout.payment.notes'),
    getPayNotes(storeContext),
  ]);
  const names = ['orderPlaced', 'checkout', ...(push ? (['push'] as const) : [])] as const;
  const { checkout, ...messages } = await getClientMessages(names);
  // Of the checkout's texts the sums' alone: the others are ten times as long.
  const { summary } = checkout;
  return (
    <Container className="py-8 md:py-12">
      <MessagesProvider
        locale={storeContext.storeView.locale}
        messages={{ ...messages, checkout: { summary } as typeof checkout }}
      >
        <OrderPlaced
          display={config.taxDisplayType}
          push={push}
          arrivals={arrivals}
          payNotes={{ ...how, checkmo: `${note('checkmo')} ${how.checkmo}` }}
          check={<PlacedCheck storeContext={storeContext} />}
        />
      </MessagesProvider>
    </Container>
  );
}
