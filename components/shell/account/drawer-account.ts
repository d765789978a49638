import { getTranslations } from 'next-intl/server';
import { ACCOUNT_PATH, CREATE_ACCOUNT_PATH, FORGOT_PASSWORD_PATH, SIGN_IN_PATH } from '@/lib/config/paths';
import { type ClientMessages, getClientMessages } from '@/lib/i18n/client-messages';
import type { DrawerView } from '@/lib/shell/drawer-view';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { type AccountMenu, getAccountMenu } from './account-menu';

type Namespaces = 'signIn' | 'createAccount' | 'forgotPassword' | 'validation' | 'errors' | 'accountErrors';

/** What the drawer needs to have the account in it; the forms' code comes with the first view that is opened. */
export interface DrawerAccount {
  menu: AccountMenu;
  /** What the views are called [SHELL-5]. */
  titles: Record<Exclude<DrawerView, 'MENU'>, string>;
  register: string;
  hrefs: Record<'home' | 'account' | 'signIn' | 'createAccount' | 'forgotPassword', string>;
  hasNewsletter: boolean;
  locale: string;
  messages: ClientMessages<Namespaces>;
}

/** Throws AppError. */
export async function getDrawerAccount(storeContext: StoreContext): Promise<DrawerAccount> {
  const { storeView } = storeContext;
  const [t, menu, config, messages] = await Promise.all([
    getTranslations('shell'),
    getAccountMenu(storeView),
    getStoreConfig(storeContext),
    getClientMessages(['signIn', 'createAccount', 'forgotPassword', 'validation', 'errors', 'accountErrors']),
  ]);
  return {
    menu,
    titles: {
      SIGN_IN: t('signIn'),
      CREATE_ACCOUNT: t('createAccount'),
      FORGOT_PASSWORD: t('forgotPassword'),
      MY_ACCOUNT: t('myAccount'),
    },
    register: t('register'),
    hrefs: {
      home: viewPath(storeView, '/'),
      account: viewPath(storeView, ACCOUNT_PATH),
      signIn: viewPath(storeView, SIGN_IN_PATH),
      createAccount: viewPath(storeView, CREATE_ACCOUNT_PATH),
      forgotPassword: viewPath(storeView, FORGOT_PASSWORD_PATH),
    },
    hasNewsletter: config.newsletterEnabled,
    locale: storeView.locale,
    messages,
  };
}
