import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Seller } from '@/components/contact/seller';
import { Container } from '@/components/ui/container';
import { type ClientMessages, getClientMessages } from '@/lib/i18n/client-messages';
import type { Messages } from '@/lib/i18n/load-messages';
import { MessagesProvider } from '@/lib/i18n/messages-provider';
import type { StoreContext } from '@/lib/store/store-view';
import { getOrderShop } from './shop/get-order-shop';
import { OrderShopProvider } from './shop/order-shop';

interface OrderFrameProps {
  storeContext: StoreContext;
  title: string;
  children: ReactNode;
}

/** A page about one order outside of the account: looked up by a guest, or to be printed. Private data comes in the browser. */
export async function OrderFrame({ storeContext, title, children }: OrderFrameProps) {
  const [t, messages, shop] = await Promise.all([
    getTranslations('orders'),
    // What is being read, and why it is not, is said as in the account.
    getClientMessages(['orders', 'account', 'validation', 'errors', 'accountErrors']) as Promise<
      ClientMessages<keyof Messages>
    >,
    getOrderShop(storeContext),
  ]);
  return (
    <Container className="pt-6 pb-16 md:pt-10">
      {/* As narrow as other pages with a form while it is one. */}
      <div className="mx-auto max-w-180 sm:has-[form]:max-w-140">
        <Seller storeContext={storeContext} />
        <h1 className="mb-6 text-2xl md:text-3xl">{title}</h1>
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        <div className="noscript:hidden">
          <MessagesProvider locale={storeContext.storeView.locale} messages={messages}>
            <OrderShopProvider shop={shop}>{children}</OrderShopProvider>
          </MessagesProvider>
        </div>
      </div>
    </Container>
  );
}
