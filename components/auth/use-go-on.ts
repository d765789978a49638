import { useEffect } from 'react';
import { pathAfterSignIn } from '@/lib/auth/sign-in-path';
import { useSignedIn, useUserStore } from '@/lib/customer/user-store';

/** Leads who is signed in, by the page's form or by the drawer's, on to where they came from [ROUTE-12]. */
export function useGoOn(): void {
  const isSignedIn = useSignedIn();
  const isBusy = useUserStore((state) => state.pending !== null);
  useEffect(() => {
    // A document of its own: nothing that was read as a guest stays in memory. The guest's cart is merged before.
    if (isSignedIn && !isBusy) window.location.replace(pathAfterSignIn());
  }, [isSignedIn, isBusy]);
}
