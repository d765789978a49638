import { SIGN_IN_PATH } from '@/lib/config/paths';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { AuthPage } from './auth-page';
import { CreateAccountForm } from './create-account-form';

/** Where a shopper opens an account [ROUTE-7]. */
export function CreateAccountPage({ storeContext }: { storeContext: StoreContext }) {
  const { storeView } = storeContext;
  return (
    <AuthPage storeContext={storeContext} namespace="createAccount">
      <CreateAccountForm homeHref={viewPath(storeView, '/')} signInHref={viewPath(storeView, SIGN_IN_PATH)} />
    </AuthPage>
  );
}
