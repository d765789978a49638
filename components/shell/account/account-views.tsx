'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { CreateAccountForm } from '@/components/auth/create-account-form';
import { ForgotPasswordForm } from '@/components/auth/forgot-password-form';
import { SignInForm } from '@/components/auth/sign-in-form';
import { Button } from '@/components/ui/controls/button';
import { pageLocale } from '@/lib/browser/page-store';
import { useSignedIn } from '@/lib/customer/user-store';
import { MessagesProvider } from '@/lib/i18n/messages-provider';
import type { PartTexts } from '@/lib/i18n/part-texts';
import { type DrawerView, showInDrawer } from '@/lib/shell/drawer-view';
import { AccountMenuLinks } from './account-menu-links';
import type { DrawerAccount } from './drawer-account';

interface AccountViewsProps {
  view: Exclude<DrawerView, 'MENU'>;
  account: DrawerAccount;
  /** Of the forms. */
  texts: PartTexts<'account'> | null;
  /** After a link to another page. */
  onFollow: () => void;
}

/** The account in the drawer, with the pages' own forms [SHELL-5]: who signs in there stays on the page. */
export function AccountViews({ view, account, texts, onFollow }: AccountViewsProps) {
  useCartOfCustomer();
  if (view === 'MY_ACCOUNT') {
    return (
      <div className="p-2">
        <AccountMenuLinks links={account.menu.customerLinks} onFollow={onFollow} />
      </div>
    );
  }
  return (
    <MessagesProvider locale={pageLocale()} messages={texts ?? {}}>
      <div className="grid gap-6 p-4">
        <View view={view} account={account} />
      </div>
    </MessagesProvider>
  );
}

/** Who has signed in here sees the customer's cart in the header, on a page that has not touched the cart, too. */
function useCartOfCustomer(): void {
  const isSignedIn = useSignedIn();
  const wasGuest = useRef(false);
  useEffect(() => {
    if (isSignedIn === false) wasGuest.current = true;
    // Without it the header follows on the next page.
    else if (isSignedIn && wasGuest.current) {
      import('@/lib/cart/summary/watch-cart').then(({ watchCart }) => watchCart()).catch(() => undefined);
    }
  }, [isSignedIn]);
}

function View({ view, account }: { view: Exclude<DrawerView, 'MENU' | 'MY_ACCOUNT'>; account: DrawerAccount }) {
  const t = useTranslations('signIn');
  const { hrefs, hasNewsletter } = account;
  if (view === 'CREATE_ACCOUNT') {
    return (
      <CreateAccountForm
        homeHref={hrefs.home}
        signInHref={hrefs.signIn}
        hasNewsletter={hasNewsletter}
        privacyHref={footerPrivacyHref()}
      />
    );
  }
  if (view === 'FORGOT_PASSWORD') return <ForgotPasswordForm />;
  return (
    <>
      <SignInForm
        forgot={
          <Button look="quiet" onClick={() => showInDrawer('FORGOT_PASSWORD')} className="-mx-2">
            {t('forgot')}
          </Button>
        }
      />
      <div className="border-line border-t pt-4">
        <p className="mb-2">{t('noAccount')}</p>
        <Button look="secondary" onClick={() => showInDrawer('CREATE_ACCOUNT')} className="w-full">
          {t('create')}
        </Button>
      </div>
    </>
  );
}

/** As the foot of the page links it, so that no page carries the address once more for the drawer. */
function footerPrivacyHref(): string | null {
  return document.querySelector('footer a[href*="/privacy-policy"]')?.getAttribute('href') ?? null;
}
