import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { StateView } from './state-view';

/** What the shopper reads when something failed [ROUTE-16]; renders on the server and in the browser. */
export function FailureMessage() {
  const t = useTranslations('failure');
  return (
    <StateView drawing="failure" title={t('title')}>
      <p className="text-ink-soft">{t('hint')}</p>
      {/* An empty address is the page itself, so this works without JavaScript. */}
      <a href="" className={buttonClass('primary', 'mt-6')}>
        {t('tryAgain')}
      </a>
    </StateView>
  );
}
