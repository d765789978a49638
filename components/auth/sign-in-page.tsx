import type { StoreContext } from '@/lib/store/store-view';
import { AuthPage } from './auth-page';
import { SignIn } from './sign-in';

/** Where a shopper signs in [ROUTE-7]. */
export function SignInPage({ storeContext }: { storeContext: StoreContext }) {
  return (
    <AuthPage storeContext={storeContext} namespace="signIn">
      <SignIn />
    </AuthPage>
  );
}
