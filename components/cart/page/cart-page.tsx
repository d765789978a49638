import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { WithoutScript } from '@/components/contact/without-script';
import { getArrivals } from '@/components/delivery/get-arrivals';
import { getFreeDeliveryOffer } from '@/components/delivery/get-free-delivery-offer';
import { Container } from '@/components/ui/container';
import { getAddressRules } from '@/lib/address/get-address-rules';
import type { CardRules } from '@/lib/catalog/card/card-rules';
import { getCrossSellSource } from '@/lib/catalog/card/get-card-context';
import { CHECKOUT_PATH } from '@/lib/config/paths';
import { getClientMessages } from '@/lib/i18n/client-messages';
import { MessagesProvider } from '@/lib/i18n/messages-provider';
import { getCapabilities, hasField } from '@/lib/magento/capabilities/capabilities';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { CartView } from './cart-view';

interface CartPageProps {
  storeContext: StoreContext;
  cardRules?: CardRules;
  help?: ReactNode;
}

/** The cart page, the same for every visitor; their own cart is read in the browser [ROUTE-10]. Throws AppError. */
export async function CartPage({ storeContext, cardRules, help }: CartPageProps) {
  const [config, capabilities, rules, arrivals, crossSells, freeDelivery, messages, t] = await Promise.all([
    getStoreConfig(storeContext),
    getCapabilities(),
    getAddressRules(storeContext),
    getArrivals(storeContext),
    getCrossSellSource(storeContext, cardRules),
    getFreeDeliveryOffer(storeContext),
    getClientMessages(['cart', 'coupon', 'miniCart', 'errors', 'productCard']),
    getTranslations('cart'),
  ]);
  const canEstimate =
    hasField(capabilities, 'Mutation', 'estimateTotals') &&
    hasField(capabilities, 'Mutation', 'estimateShippingMethods');
  return (
    // The height keeps the footer below the window in every state, so that it causes no layout shift. On tablets the cart
    // keeps to the middle, and its bar (PhoneBar) takes back what stands at the sides.
    <Container className="flex [--side:1rem] max-lg:px-(--side) md:[--side:max(1.5rem,calc(50vw_-_22.5rem))] min-h-[calc(100dvh-6rem)] flex-col pt-6 md:pt-8 lg:min-h-[calc(100dvh-10rem)] lg:pb-16">
      <h1 className="mb-6 text-2xl md:text-3xl">{t('title')}</h1>
      <WithoutScript storeContext={storeContext} text={t('noScript')} />
      <div className="flex flex-1 flex-col noscript:hidden">
        <MessagesProvider locale={storeContext.storeView.locale} messages={messages}>
          <CartView
            settings={{
              display: config.taxDisplayType,
              checkoutHref: viewPath(storeContext.storeView, CHECKOUT_PATH),
              addressRules: canEstimate ? rules : null,
              arrivals,
              crossSells,
              freeDelivery,
              help,
            }}
          />
        </MessagesProvider>
      </div>
    </Container>
  );
}
