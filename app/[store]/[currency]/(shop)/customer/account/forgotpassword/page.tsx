import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthPage } from '@/components/auth/auth-page';
import { ForgotPasswordForm } from '@/components/auth/forgot-password-form';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Link } from '@/components/ui/controls/link';
import { SIGN_IN_PATH } from '@/lib/config/paths';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { requireStore } from '@/lib/store/store-context';
import { viewPath } from '@/lib/store/store-view';

export async function generateMetadata(): Promise<Metadata> {
  const storeContext = await requireStore();
  const t = await getTranslations('forgotPassword');
  return pageMetadata({ title: t('title'), description: null, isIndexed: false }, await getStoreConfig(storeContext));
}

/** Where a shopper asks for a new password [ROUTE-11]. */
export default async function Page() {
  const storeContext = await requireStore();
  const t = await getTranslations('forgotPassword');
  const signIn = { href: viewPath(storeContext.storeView, SIGN_IN_PATH), children: t('signIn') };
  return (
    <AuthPage storeContext={storeContext} namespace="forgotPassword">
      <ForgotPasswordForm
        wayOn={<ButtonLink {...signIn} />}
        wayBack={
          <Link
            {...signIn}
            className="target inline-flex items-center font-medium text-evergreen underline underline-offset-4"
          />
        }
      />
    </AuthPage>
  );
}
