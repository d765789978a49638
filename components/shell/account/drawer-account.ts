import { getTranslations } from 'next-intl/server';
import { ACCOUNT_PATH, CREATE_ACCOUNT_PATH, FORGOT_PASSWORD_PATH, SIGN_IN_PATH } from '@/lib/config/paths';
import type { DrawerView } from '@/lib/shell/drawer-view';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { type AccountMenu, getAccountMenu } from './account-menu';

/** What the drawer needs to have the account in it; the forms' code and texts come with the first of them. */
export interface DrawerAccount {
  menu: AccountMenu;
  /** What the views are called [SHELL-5]. */
  titles: Record<Exclude<DrawerView, 'MENU'>, string>;
  register: string;
  hrefs: Record<'home' | 'account' | 'signIn' | 'createAccount' | 'forgotPassword', string>;
  hasNewsletter: boolean;
}

/** Throws AppError. */
export async function getDrawerAccount(storeContext: StoreContext): Promise<DrawerAccount> {
  const { storeView } = storeContext;
  const [t, menu, config] = await Promise.all([
    getTranslations('shell'),
    getAccountMenu(storeView),
    getStoreConfig(storeContext),
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
    hasNewsletter: config.newsletterEnabled === true,
  };
}
