import { useTranslations } from 'next-intl';
import { WishIsland } from './wish-island';

/** Puts the product of its form on the wish list; where the backend has none, nothing [CAT-5]. */
export function WishButton({ sku }: { sku: string }) {
  const t = useTranslations('wish');
  const errors = useTranslations('errors');
  const labels = {
    save: t('save'),
    saved: t('saved'),
    guest: t('guest'),
    signIn: t('signIn'),
    added: t('added'),
    removed: t('removed'),
    view: t('view'),
    offline: errors('offline'),
    unexpected: errors('unexpected'),
  };
  return <WishIsland sku={sku} labels={labels} />;
}
