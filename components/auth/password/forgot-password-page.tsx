import { getTranslations } from 'next-intl/server';
import { AuthPage } from '@/components/auth/auth-page';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { SIGN_IN_PATH } from '@/lib/config/paths';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { ForgotPasswordForm } from './forgot-password-form';

/** Where a shopper asks for a new password [ROUTE-11]. */
export async function ForgotPasswordPage({ storeContext }: { storeContext: StoreContext }) {
  const t = await getTranslations('forgotPassword');
  const signIn = <ButtonLink href={viewPath(storeContext.storeView, SIGN_IN_PATH)}>{t('signIn')}</ButtonLink>;
  return (
    <AuthPage storeContext={storeContext} namespace="forgotPassword">
      <ForgotPasswordForm wayOn={signIn} />
    </AuthPage>
  );
}
