import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthPage } from '@/components/auth/auth-page';
import { SignIn } from '@/components/auth/sign-in';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { requireStore } from '@/lib/store/store-context';

export async function generateMetadata(): Promise<Metadata> {
  const storeContext = await requireStore();
  const t = await getTranslations('signIn');
  return pageMetadata({ title: t('title'), description: null, isIndexed: false }, await getStoreConfig(storeContext));
}

/** Where a shopper signs in [ROUTE-7]. */
export default async function Page() {
  const storeContext = await requireStore();
  return (
    <AuthPage storeContext={storeContext} namespace="signIn">
      <SignIn />
    </AuthPage>
  );
}
