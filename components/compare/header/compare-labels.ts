import { getTranslations } from 'next-intl/server';
import { MAX_COMPARED } from '@/lib/compare/compare-store';
import { COMPARE_PATH } from '@/lib/config/paths';
import { type StoreView, viewPath } from '@/lib/store/store-view';

/** What any page says of the comparison: `{name}` and `{count}` are put in by the browser. */
export interface CompareLabels {
  href: string;
  title: string;
  sticky: string;
  cannotAssign: string;
  cannotGet: string;
  full: string;
  added: string;
  removed: string;
  offline: string;
  unexpected: string;
}

export async function getCompareLabels(storeView: StoreView): Promise<CompareLabels> {
  const [t, errors] = await Promise.all([getTranslations('compare'), getTranslations('errors')]);
  return {
    href: viewPath(storeView, COMPARE_PATH),
    title: t('title'),
    sticky: t('sticky', { count: '{count}' }),
    cannotAssign: t('cannotAssign'),
    cannotGet: t('cannotGet'),
    full: t('full', { maxItems: MAX_COMPARED }),
    added: t('added', { name: '{name}' }),
    removed: t('removed', { name: '{name}' }),
    offline: errors('offline'),
    unexpected: errors('unexpected'),
  };
}
