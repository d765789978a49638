import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { StateView } from './state-view';

/** What the shopper reads when something failed [ROUTE-16]; renders on the server and in the browser. */
export function FailureMessage() {
  const t = useTranslations('failure');
  return (
    <StateView drawing="failure" title={t('title')}>
      <p className="text-ink-soft">{t('hint')}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page itself, also without JavaScript */}
      <a href="" className={buttonClass('primary', 'mt-6')}>
        {t('tryAgain')}
      </a>
    </StateView>
  );
}
