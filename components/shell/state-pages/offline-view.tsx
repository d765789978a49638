import { useTranslations } from 'next-intl';
import { Wordmark } from '@/components/shell/header/logo';
import { buttonClass } from '@/components/ui/controls/button';
import { FALLBACK_STORE_NAME } from '@/lib/config/constants';
import { LIST_VISITS, VISITS_PLACE } from '@/lib/pwa/list-visits';
import { Phone, StateView } from './state-view';

/** What a visitor reads who is offline and opens a page that is not on the device [PWA-5], and what they can read. */
export function OfflineView() {
  const t = useTranslations('offline');
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="gutters mx-auto max-w-page py-4">
          <Wordmark name={FALLBACK_STORE_NAME} />
        </div>
      </header>
      <main>
        <StateView drawing={<Phone />} title={t('title')}>
          <p className="text-ink-soft">{t('hint')}</p>
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page itself, also without JavaScript */}
          <a href="" className={buttonClass('primary', 'mt-6')}>
            {t('tryAgain')}
          </a>
          {/* The script may have shown and filled it before React comes, which then leaves both as they are. */}
          <section
            id={VISITS_PLACE}
            hidden
            suppressHydrationWarning
            className="mt-10 border-t border-line pt-8 text-start"
          >
            <h2 className="text-lg font-semibold">{t('visited')}</h2>
            <ul
              // biome-ignore lint/security/noDangerouslySetInnerHtml: so that React does not look into it
              dangerouslySetInnerHTML={{ __html: '' }}
              suppressHydrationWarning
              className="mt-2 divide-y divide-line [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:py-2 [&_a]:text-evergreen [&_a]:underline [&_a]:underline-offset-4"
            />
          </section>
        </StateView>
      </main>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this shop */}
      <script dangerouslySetInnerHTML={{ __html: LIST_VISITS }} />
    </>
  );
}
