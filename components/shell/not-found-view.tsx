import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { StateView } from './state-view';

/** The not-found page's content, the same for every address that leads nowhere [ROUTE-16, ROUTE-17]. */
export function NotFoundView({ homeHref }: { homeHref: string }) {
  const t = useTranslations('notFound');
  return (
    <StateView drawing="not-found" title={t('title')}>
      <p>{t('message')}</p>
      <p className="mt-2 text-ink-soft">{t('instruction')}</p>
      <ButtonLink href={homeHref} className="mt-6">
        {t('button')}
      </ButtonLink>
    </StateView>
  );
}
