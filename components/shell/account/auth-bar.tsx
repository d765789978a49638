'use client';

import { Button, buttonClass } from '@/components/ui/controls/button';
import { Link } from '@/components/ui/controls/link';
import { Icon } from '@/components/ui/image/icon';
import { useSignedIn, useUserStore } from '@/lib/customer/user-store';
import { showInDrawer } from '@/lib/shell/drawer-view';
import type { DrawerAccount } from './drawer-account';

/** At the drawer's foot: guests sign in or register there, a customer goes to the account [SHELL-7]. */
export function AuthBar({ account, label, onFollow }: { account: DrawerAccount; label: string; onFollow: () => void }) {
  const isSignedIn = useSignedIn();
  const name = useUserStore((state) => state.currentUser?.firstname);
  if (isSignedIn) {
    return (
      <Link href={account.hrefs.account} onClick={onFollow} className={buttonClass('secondary', 'w-full')}>
        <Icon name="account" />
        <span className="truncate">{name ? account.menu.hi.replace('{name}', () => name) : label}</span>
      </Link>
    );
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button onClick={() => showInDrawer('SIGN_IN')} className="px-3">
        {account.titles.SIGN_IN}
      </Button>
      <Button look="secondary" onClick={() => showInDrawer('CREATE_ACCOUNT')} className="px-3">
        {account.register}
      </Button>
    </div>
  );
}
