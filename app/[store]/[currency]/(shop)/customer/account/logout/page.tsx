import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthPage } from '@/components/auth/auth-page';
import { SignOut } from '@/components/auth/sign-out';
import { SIGN_IN_PATH } from '@/lib/config/paths';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { requireStore } from '@/lib/store/store-context';
import { viewPath } from '@/lib/store/store-view';

export async function generateMetadata(): Promise<Metadata> {
  const storeContext = await requireStore();
  const t = await getTranslations('signOut');
  return pageMetadata({ title: t('title'), description: null, isIndexed: false }, await getStoreConfig(storeContext));
}

/** Signs out whoever opens it [ROUTE-9]. */
export default async function Page() {
  const storeContext = await requireStore();
  const { storeView } = storeContext;
  return (
    <AuthPage storeContext={storeContext} namespace="signOut">
      <SignOut homeHref={viewPath(storeView, '/')} signInHref={viewPath(storeView, SIGN_IN_PATH)} />
    </AuthPage>
  );
}
