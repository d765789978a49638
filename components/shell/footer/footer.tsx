import { getTranslations } from 'next-intl/server';
import { PrivacyButton } from '@/components/analytics/privacy-button';
import { Responsible } from '@/components/contact/people-list';
import { Reach } from '@/components/contact/reach';
import { CmsHtml } from '@/components/content/cms-html';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/controls/link';
import { FALLBACK_STORE_NAME } from '@/lib/config/constants';
import { ORDER_TRACKING_PATH } from '@/lib/config/paths';
import { getPeople } from '@/lib/contact/get-people';
import { getShellBlocks } from '@/lib/content/get-blocks';
import { plainText } from '@/lib/content/page-builder/shown';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { NewsletterForm } from './newsletter-form';

/** The foot of every page: newsletter, links, copyright, who designed it [SHELL-4]. Throws AppError. */
export async function Footer({ storeContext }: { storeContext: StoreContext }) {
  const [config, { links, about }, people, t] = await Promise.all([
    getStoreConfig(storeContext),
    getShellBlocks(storeContext),
    getPeople(storeContext),
    getTranslations('shell'),
  ]);
  return (
    <footer data-print="never" className="mt-16 border-t border-line bg-sunken">
      {config.newsletterEnabled ? <Newsletter /> : null}
      {links ? (
        <Container className="py-10">
          <nav aria-label={t('footerLinks')} className="footer-links">
            <CmsHtml storeContext={storeContext} html={links} />
          </nav>
        </Container>
      ) : null}
      <div className="border-t border-line">
        <Container className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-6 text-sm text-ink-soft">
          {about ? <CmsHtml storeContext={storeContext} html={about} className="basis-full" /> : null}
          {people ? (
            <div className="flex basis-full flex-wrap gap-x-4">
              <Reach locale={storeContext.storeView.locale} people={people} />
              <Responsible {...people} />
            </div>
          ) : null}
          <p>
            <Link
              href={viewPath(storeContext.storeView, ORDER_TRACKING_PATH)}
              className="target inline-flex items-center underline-offset-4 hover:underline"
            >
              {t('orderTracking')}
            </Link>
          </p>
          <PrivacyButton storeContext={storeContext} />
          <p>{config.copyright ? plainText(config.copyright) : `© ${config.storeName}`}</p>
          <p>{t('designedBy', { name: FALLBACK_STORE_NAME })}</p>
        </Container>
      </div>
    </footer>
  );
}

async function Newsletter() {
  const t = await getTranslations('newsletter');
  return (
    <div className="border-b border-line bg-evergreen-tint noscript:hidden">
      <Container className="grid gap-x-12 gap-y-4 py-8 md:grid-cols-2 md:items-center">
        <div>
          <h2 className="mb-1 text-xl">{t('title')}</h2>
          <p className="text-ink-soft">{t('text')}</p>
        </div>
        <NewsletterForm
          labels={{
            email: t('email'),
            placeholder: t('placeholder'),
            submit: t('submit'),
            busy: t('busy'),
            required: t('required'),
            failure: t('failure'),
            invalid: t('invalid'),
          }}
        />
      </Container>
    </div>
  );
}
