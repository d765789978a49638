import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/controls/button';
import { StateView } from './state-view';

interface NotFoundViewProps {
  homeHref: string;
  drawing: ReactNode;
  /** Where else to go. */
  ways?: ReactNode;
}

/** The not-found page's content, the same for every address that leads nowhere [ROUTE-16, ROUTE-17]. */
export function NotFoundView({ homeHref, drawing, ways }: NotFoundViewProps) {
  const t = useTranslations('notFound');
  return (
    <StateView drawing={drawing} title={t('title')}>
      <p>{t('message')}</p>
      <p className="mt-2 text-ink-soft">{t('instruction')}</p>
      {/* A link of the router's would bring its code into every page, since every page carries this one. */}
      <a href={homeHref} className={buttonClass('primary', 'mt-6')}>
        {t('button')}
      </a>
      {ways}
    </StateView>
  );
}
