import { AuthPage } from '@/components/auth/auth-page';
import { FORGOT_PASSWORD_PATH, SIGN_IN_PATH } from '@/lib/config/paths';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { ResetPasswordForm } from './reset-password-form';

/** Where the link of Magento's e-mail leads [ROUTE-11]. */
export function ResetPasswordPage({ storeContext }: { storeContext: StoreContext }) {
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
