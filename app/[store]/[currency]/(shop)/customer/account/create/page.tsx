import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthPage } from '@/components/auth/auth-page';
import { CreateAccount } from '@/components/auth/create-account';
import { SIGN_IN_PATH } from '@/lib/config/paths';
import { getPrivacyHref } from '@/lib/contact/get-privacy-href';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { requireStore } from '@/lib/store/store-context';
import { viewPath } from '@/lib/store/store-view';

export async function generateMetadata(): Promise<Metadata> {
  const storeContext = await requireStore();
  const t = await getTranslations('createAccount');
  return pageMetadata({ title: t('title'), description: null, isIndexed: false }, await getStoreConfig(storeContext));
}

/** Where a shopper opens an account [ROUTE-7]. */
export default async function Page() {
  const storeContext = await requireStore();
  const { storeView } = storeContext;
  const [{ newsletterEnabled }, privacyHref] = await Promise.all([
    getStoreConfig(storeContext),
    getPrivacyHref(storeContext),
  ]);
  return (
    <AuthPage storeContext={storeContext} namespace="createAccount">
      <CreateAccount
        homeHref={viewPath(storeView, '/')}
        signInHref={viewPath(storeView, SIGN_IN_PATH)}
        hasNewsletter={newsletterEnabled === true}
        privacyHref={privacyHref}
      />
    </AuthPage>
  );
}
