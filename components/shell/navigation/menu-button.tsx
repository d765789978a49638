'use client';

import type { DrawerAccount } from '@/components/shell/account/drawer-account';
import { Icon } from '@/components/ui/image/icon';
import { useLoaded } from '@/components/ui/use-loaded';
import { useShellStore } from '@/lib/shell/shell-store';
import type { DrawerLink, MenuDrawerLabels } from './menu-drawer';

const loadDrawer = () => import('./menu-drawer').then((code) => code.MenuDrawer);

interface MenuButtonProps {
  links: readonly DrawerLink[];
  account: DrawerAccount;
  labels: MenuDrawerLabels & { menu: string };
}

/** Opens the drawer on phones and tablets; where its code cannot come, the row of categories shows (menu.css). */
export function MenuButton({ links, account, labels }: MenuButtonProps) {
  const isOpen = useShellStore((state) => state.drawer === 'MENU');
  const toggle = useShellStore((state) => state.toggleDrawer);
  const MenuDrawer = useLoaded(loadDrawer, isOpen);
  return (
    <>
      <button
        type="button"
        aria-label={labels.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => toggle('MENU')}
        data-unloaded={(MenuDrawer === false && isOpen) || undefined}
        className="s-menu-button"
      >
        <Icon name="menu" className="size-6" />
      </button>
      {MenuDrawer ? <MenuDrawer links={links} account={account} labels={labels} /> : null}
    </>
  );
}

/** Who points at the button may press it; a failure shows when it is pressed. */
function prepare(): void {
  loadDrawer().catch(() => undefined);
}
