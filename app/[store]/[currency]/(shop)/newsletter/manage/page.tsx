import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountPage } from '@/components/account/account-page';
import { Communications } from '@/components/account/communications';
import { PushOffer } from '@/components/push/push-offer';
import { getPushConfig } from '@/lib/push/get-push-config';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { requireStore } from '@/lib/store/store-context';

export async function generateMetadata(): Promise<Metadata> {
  const storeContext = await requireStore();
  const t = await getTranslations('account');
  return pageMetadata(
    { title: t('communications'), description: null, isIndexed: false },
    await getStoreConfig(storeContext),
  );
}

/** Whether letters come [SESS-12], which the shop may have none of, and notices of orders on this device. */
export default async function Page() {
  const storeContext = await requireStore();
  const [t, communications, { newsletterEnabled }, push] = await Promise.all([
    getTranslations('account'),
    getTranslations('communications'),
    getStoreConfig(storeContext),
    getPushConfig(),
  ]);
  return (
    <AccountPage
      storeContext={storeContext}
      current="communications"
      title={t('communications')}
      namespaces={push ? ['communications', 'push'] : ['communications']}
    >
      {newsletterEnabled === false ? <p>{communications('disabled')}</p> : <Communications />}
      {push ? <PushOffer config={push} className="mt-8 max-w-140" /> : null}
    </AccountPage>
  );
}
