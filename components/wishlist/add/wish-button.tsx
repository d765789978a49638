import { useTranslations } from 'next-intl';
import { heartLabels } from './heart-labels';
import { WishIsland } from './wish-island';

/** Puts the product of its form on the wish list; where the backend has none, nothing [CAT-5]. */
export function WishButton({ sku }: { sku: string }) {
  const t = useTranslations('wish');
  const errors = useTranslations('errors');
  const labels = { ...heartLabels(t, errors), save: t('save'), saved: t('saved') };
  return <WishIsland sku={sku} labels={labels} />;
}
