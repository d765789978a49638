import british from '@/messages/en-GB.json';
import type { DrawerAccount } from './drawer-account';

const { shell, account } = british;

/** The account as the drawer gets it, in English; some of its links. */
export const drawerAccount: DrawerAccount = {
  menu: {
    label: shell.accountMenu,
    hi: shell.hi,
    signIn: shell.signIn,
    createAccount: shell.createAccount,
    guestLinks: [{ label: shell.orderTracking, href: '/order-tracking', isDocument: false }],
    customerLinks: [
      { label: account.dashboard, href: '/customer/account', isDocument: false },
      { label: account.signOut, href: '/customer/account/logout', isDocument: true },
    ],
  },
  titles: {
    SIGN_IN: shell.signIn,
    CREATE_ACCOUNT: shell.createAccount,
    FORGOT_PASSWORD: shell.forgotPassword,
    MY_ACCOUNT: shell.myAccount,
  },
  register: shell.register,
  hrefs: {
    home: '/',
    account: '/customer/account',
    signIn: '/sign-in',
    createAccount: '/create-account',
    forgotPassword: '/forgot-password',
  },
  hasNewsletter: true,
};
