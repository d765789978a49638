import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ACCOUNT_LINKS } from '@/components/account/account-links';
import { ORDER_TRACKING_PATH } from '@/lib/config/paths';
import { type StoreView, viewPath } from '@/lib/store/store-view';

export interface AccountMenuLink {
  label: string;
  href: string;
  /** Signing out is a document of its own: nothing of the customer stays in memory. */
  isDocument: boolean;
}

/** Who looks is known in the browser alone, so the page has the links of both [SHELL-15]. */
export interface AccountMenu {
  label: string;
  /** `{name}` stands for the customer's first name [SHELL-7]. */
  hi: string;
  signIn: string;
  createAccount: string;
  /** For guests, besides signing in and creating an account. */
  guestLinks: AccountMenuLink[];
  customerLinks: AccountMenuLink[];
}

/** The account menu's texts and links; one object, which a payload holds once. */
export const getAccountMenu = cache(async (storeView: StoreView): Promise<AccountMenu> => {
  const [shell, account] = await Promise.all([getTranslations('shell'), getTranslations('account')]);
  const link = (label: string, path: string, isDocument = false): AccountMenuLink => ({
    label,
    href: viewPath(storeView, path),
    isDocument,
  });
  return {
    label: shell('accountMenu'),
    hi: shell('hi', { name: '{name}' }),
    signIn: shell('signIn'),
    createAccount: shell('createAccount'),
    guestLinks: [link(shell('orderTracking'), ORDER_TRACKING_PATH)],
    customerLinks: ACCOUNT_LINKS.map(({ name, path }) => link(account(name), path, name === 'signOut')),
  };
});
