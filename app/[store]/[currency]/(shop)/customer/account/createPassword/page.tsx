import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthPage } from '@/components/auth/auth-page';
import { ResetPasswordForm } from '@/components/auth/reset-password-form';
import { FORGOT_PASSWORD_PATH, SIGN_IN_PATH } from '@/lib/config/paths';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { requireStore } from '@/lib/store/store-context';
import { viewPath } from '@/lib/store/store-view';

export async function generateMetadata(): Promise<Metadata> {
  const storeContext = await requireStore();
  const t = await getTranslations('resetPassword');
  return pageMetadata({ title: t('title'), description: null, isIndexed: false }, await getStoreConfig(storeContext));
}

/** Where the link of Magento's e-mail leads [ROUTE-11]. */
export default async function Page() {
  const storeContext = await requireStore();
  const { storeView } = storeContext;
  return (
    <AuthPage storeContext={storeContext} namespace="resetPassword">
      <ResetPasswordForm
        signInHref={viewPath(storeView, SIGN_IN_PATH)}
        forgotHref={viewPath(storeView, FORGOT_PASSWORD_PATH)}
      />
    </AuthPage>
  );
}
