import { SIGN_IN_PATH } from '@/lib/config/paths';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { AuthPage } from './auth-page';
import { SignOut } from './sign-out';

/** Signs out whoever opens it [ROUTE-9]. */
export function SignOutPage({ storeContext }: { storeContext: StoreContext }) {
  const { storeView } = storeContext;
  return (
    <AuthPage storeContext={storeContext} namespace="signOut">
      <SignOut homeHref={viewPath(storeView, '/')} signInHref={viewPath(storeView, SIGN_IN_PATH)} />
    </AuthPage>
  );
}
