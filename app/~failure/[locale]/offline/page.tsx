import { getTranslations } from 'next-intl/server';
import { OfflineView } from '@/components/shell/state-pages/offline-view';

/** The page for who is offline and opens what they have not seen before: static, in store on the device [PWA-5]. */
export default async function Page() {
  const t = await getTranslations('offline');
  return (
    <>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <OfflineView />
    </>
  );
}
