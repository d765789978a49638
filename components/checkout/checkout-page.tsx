import { getTranslations } from 'next-intl/server';
import { WithoutScript } from '@/components/contact/without-script';
import { getArrivals } from '@/components/delivery/get-arrivals';
import { Container } from '@/components/ui/container';
import { finderMessages } from '@/lib/address/finder/get-address-finder';
import { getAddressRules } from '@/lib/address/get-address-rules';
import { getAgreements } from '@/lib/checkout/payment/get-agreements';
import { MARK_NEWCOMER } from '@/lib/checkout/state/newcomer';
import { env } from '@/lib/config/env';
import { getHtmlPlace } from '@/lib/content/get-html-place';
import { sanitiseHtml } from '@/lib/content/sanitise-html';
import { getClientMessages } from '@/lib/i18n/client-messages';
import { MessagesProvider } from '@/lib/i18n/messages-provider';
import { getStoreConfig } from '@/lib/store/get-store-config';
import type { StoreContext } from '@/lib/store/store-view';
import { Checkout } from './checkout';
import { CheckoutSkeleton } from './checkout-skeleton';

/** The checkout as everybody gets it: labels and public facts. Whose cart it is only the browser knows. Throws AppError. */
export async function CheckoutPage({ storeContext }: { storeContext: StoreContext }) {
  const [config, rules, agreements, arrivals, place, messages, t] = await Promise.all([
    getStoreConfig(storeContext),
    getAddressRules(storeContext),
    getAgreements(storeContext),
    getArrivals(storeContext),
    getHtmlPlace(storeContext),
    getClientMessages(['checkout', 'coupon', 'address', 'validation', 'errors', ...finderMessages()]),
    getTranslations('checkout'),
  ]);
  const safe = agreements.map((agreement) =>
    agreement.isHtml ? { ...agreement, content: sanitiseHtml(agreement.content, place) } : agreement,
  );
  return (
    <Container className="py-5 max-lg:max-w-192 md:py-8">
      <h1 className="mb-4 text-xl md:mb-6 md:text-2xl">{t('title')}</h1>
      <WithoutScript storeContext={storeContext} text={t('needsScript')} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this shop */}
      <script dangerouslySetInnerHTML={{ __html: MARK_NEWCOMER }} />
      <div className="noscript:hidden">
        <MessagesProvider locale={storeContext.storeView.locale} messages={messages}>
          <Checkout
            display={config.taxDisplayType}
            rules={rules}
            agreements={safe}
            keepsCards={config.keepsCards}
            wallets={{ merchantName: config.storeName, googleMerchantId: env.GOOGLE_PAY_MERCHANT_ID ?? null }}
            arrivals={arrivals}
            skeleton={
              <CheckoutSkeleton
                label={t('loading')}
                texts={{ title: t('steps.email'), email: t('email.label'), hint: t('email.hint') }}
              />
            }
          />
        </MessagesProvider>
      </div>
    </Container>
  );
}
