import { getTranslations } from 'next-intl/server';
import { LISTEN_EARLY } from '@/components/cart/add/early-adds';
import { Icon } from '@/components/ui/image/icon';
import { cartSummaryDocument } from '@/lib/cart/summary/summary-document';
import { CART_PATH, CHECKOUT_PATH } from '@/lib/config/paths';
import { getClientMessages } from '@/lib/i18n/client-messages';
import { toQueryText } from '@/lib/magento/server/fetch-query';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import type { CartLabels, CartLinks } from './cart-labels';
import { CartOutlet } from './cart-outlet';

/** The header's cart with its labels. */
export async function HeaderCart({ storeContext }: { storeContext: StoreContext }) {
  const { locale } = storeContext.storeView;
  const [{ taxDisplayType: display }, messages] = await Promise.all([
    getStoreConfig(storeContext),
    getClientMessages(['miniCart', 'errors']),
  ]);
  const labels = await getLabels();
  const links: CartLinks = {
    cart: viewPath(storeContext.storeView, CART_PATH),
    checkout: viewPath(storeContext.storeView, CHECKOUT_PATH),
  };
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this shop */}
      <script dangerouslySetInnerHTML={{ __html: LISTEN_EARLY }} />
      {/* Directly before the place of what would be drawn, which it takes (header.css). */}
      <noscript>
        <a href={links.cart}>
          <Icon name="basket" />
          <span>{labels.basket}</span>
        </a>
      </noscript>
      <CartOutlet
        query={toQueryText(cartSummaryDocument)}
        labels={labels}
        links={links}
        miniCart={{ messages, locale, display }}
      />
    </>
  );
}

async function getLabels(): Promise<CartLabels> {
  const [shell, card, product, mini, errors, t] = await Promise.all([
    getTranslations('shell'),
    getTranslations('productCard'),
    getTranslations('product'),
    getTranslations('miniCart'),
    getTranslations('errors'),
    getTranslations('addToCart'),
  ]);
  return {
    basket: shell('basket'),
    oneItem: t('oneItem'),
    items: t('items', { count: '{count}' }),
    // Known to be without tax, wherever the backend does not tell what its other prices are.
    subtotal: mini('netPrice', { price: '{price}' }),
    adding: card('adding'),
    added: product('added'),
    announced: t('announced', { name: '{name}' }),
    chooseOne: t('chooseOne'),
    chooseQuantity: t('chooseQuantity'),
    soldOut: t('soldOut'),
    notSold: t('notSold'),
    tooMany: errors('qtyUnavailable'),
    overMaximum: errors('qtyOverMaximum'),
    tooFew: errors('qtyUnderMinimum', { count: '{count}' }),
    offline: t('offline'),
    unknown: t('unknown'),
    partly: t('partly', { message: '{message}' }),
    viewCart: t('viewCart'),
    checkout: t('checkout'),
    close: t('close'),
  };
}
