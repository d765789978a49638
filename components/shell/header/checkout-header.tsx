import { getTranslations } from 'next-intl/server';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/image/icon';
import { CART_PATH } from '@/lib/config/paths';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { Logo } from './logo';
import { SkipLink } from './skip-link';

/** The quiet head of the checkout: whose shop it is, that it is safe, and the way back to the basket. Throws AppError. */
export async function CheckoutHeader({ storeContext }: { storeContext: StoreContext }) {
  const [config, t, shell] = await Promise.all([
    getStoreConfig(storeContext),
    getTranslations('checkout'),
    getTranslations('shell'),
  ]);
  return (
    <header data-print="never" className="border-line border-b bg-surface">
      <SkipLink label={shell('skipToContent')} />
      <Container className="flex items-center gap-3 py-2 lg:py-3">
        <a
          href={viewPath(storeContext.storeView, '/')}
          aria-label={shell('homeLink', { name: config.storeName })}
          className="min-w-0"
        >
          <Logo logo={config.logo} storeName={config.storeName} />
        </a>
        <p className="ml-2 hidden items-center gap-1.5 border-line border-l pl-5 font-medium text-ink-soft md:flex">
          <Icon name="shield" className="size-5 text-evergreen" />
          {t('secure')}
        </p>
        <a
          href={viewPath(storeContext.storeView, CART_PATH)}
          className="target ml-auto flex items-center gap-1 rounded-full px-2 font-medium text-evergreen hover:underline"
        >
          <Icon name="chevron-left" className="size-5" />
          {t('backToCart')}
        </a>
      </Container>
    </header>
  );
}
