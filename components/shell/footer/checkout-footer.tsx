import { getTranslations } from 'next-intl/server';
import { PrivacyButton } from '@/components/analytics/privacy-button';
import { Responsible } from '@/components/contact/people-list';
import { Reach } from '@/components/contact/reach';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/image/icon';
import { RichText } from '@/components/ui/rich-text';
import { CONTACT_PATH } from '@/lib/config/paths';
import { getPeople } from '@/lib/contact/get-people';
import { getShellBlocks } from '@/lib/content/get-blocks';
import { getContent } from '@/lib/content/get-content';
import { plainText } from '@/lib/content/page-builder/shown';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { type StoreContext, viewPath } from '@/lib/store/store-view';

/** The small foot of the checkout: help, what is read before one orders, and whose shop it is. Throws AppError. */
export async function CheckoutFooter({ storeContext }: { storeContext: StoreContext }) {
  const [config, { checkoutLinks }, people, t] = await Promise.all([
    getStoreConfig(storeContext),
    getShellBlocks(storeContext),
    getPeople(storeContext),
    getTranslations('checkout'),
  ]);
  // Page Builder's parts would bring the code of links and pictures, which the checkout does not load.
  const smallPrint = checkoutLinks ? await getContent(storeContext, checkoutLinks, { endsPage: false }) : null;
  return (
    <footer data-print="never" className="mt-12 border-line border-t bg-sunken text-sm">
      <Container className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5">
        <p className="flex items-start gap-2">
          <Icon name="info" className="mt-0.5 size-5 text-evergreen" />
          <span>
            {t('helpText')}{' '}
            <a
              href={viewPath(storeContext.storeView, CONTACT_PATH)}
              className="text-evergreen underline underline-offset-4"
            >
              {t('helpLink')}
            </a>
          </span>
        </p>
        {people ? (
          <>
            <Reach locale={storeContext.storeView.locale} people={people} />
            <Responsible {...people} />
          </>
        ) : null}
        {smallPrint ? <RichText html={smallPrint.html} /> : null}
        <PrivacyButton storeContext={storeContext} />
        <p className="text-ink-soft">{config.copyright ? plainText(config.copyright) : `© ${config.storeName}`}</p>
      </Container>
    </footer>
  );
}
