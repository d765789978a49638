import { getTranslations } from 'next-intl/server';
import { getAnalytics } from '@/lib/analytics/get-analytics';
import type { AnalyticsSettings } from '@/lib/analytics/settings';
import type { StoreContext } from '@/lib/store/store-view';

export interface PrivacyLabels {
  title: string;
  text: string;
  accept: string;
  reject: string;
  accepted: string;
  rejected: string;
  byBrowser: string;
  close: string;
}

export interface AnalyticsProps {
  settings: AnalyticsSettings;
  labels: PrivacyLabels;
}

/** What a page needs to count and to ask for it; null where nothing is counted. Throws AppError. */
export async function getAnalyticsProps(storeContext: StoreContext): Promise<AnalyticsProps | null> {
  const settings = await getAnalytics(storeContext);
  if (!settings) return null;
  const t = await getTranslations('privacy');
  return {
    settings,
    labels: {
      title: t('title'),
      text: t('text'),
      accept: t('accept'),
      reject: t('reject'),
      accepted: t('accepted'),
      rejected: t('rejected'),
      byBrowser: t('byBrowser'),
      close: t('close'),
    },
  };
}
