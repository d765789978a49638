import { SIGN_IN_PATH } from '@/lib/config/paths';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { AuthPage } from './auth-page';
import { CreateAccount } from './create-account';

/** Where a shopper opens an account [ROUTE-7]. */
export async function CreateAccountPage({ storeContext }: { storeContext: StoreContext }) {
  const { storeView } = storeContext;
  const { newsletterEnabled } = await getStoreConfig(storeContext);
  return (
    <AuthPage storeContext={storeContext} namespace="createAccount">
      <CreateAccount
        homeHref={viewPath(storeView, '/')}
        signInHref={viewPath(storeView, SIGN_IN_PATH)}
        hasNewsletter={newsletterEnabled}
      />
    </AuthPage>
  );
}
