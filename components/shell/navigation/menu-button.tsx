'use client';

import type { DrawerAccount } from '@/components/shell/account/drawer-account';
import { Link } from '@/components/ui/controls/link';
import { Icon } from '@/components/ui/image/icon';
import { useLoaded } from '@/components/ui/use-loaded';
import type { MenuNode } from '@/lib/catalog/category/menu';
import { useShellStore } from '@/lib/shell/shell-store';
import type { DrawerLink, MenuDrawerLabels } from './menu-drawer';

const loadDrawer = () => import('./menu-drawer').then((code) => code.MenuDrawer);

interface MenuButtonProps {
  menu: MenuNode[];
  links: readonly DrawerLink[];
  account: DrawerAccount;
  labels: MenuDrawerLabels & { menu: string };
}

/** Opens the drawer on phones and tablets; where its code cannot come, the categories stand below the header. */
export function MenuButton({ menu, links, account, labels }: MenuButtonProps) {
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
        className="target -ml-2.5 flex items-center justify-center rounded-full hover:text-evergreen lg:hidden noscript:hidden"
      >
        <Icon name="menu" className="size-6" />
      </button>
      {MenuDrawer ? <MenuDrawer menu={menu} links={links} account={account} labels={labels} /> : null}
      {MenuDrawer === false && isOpen ? (
        <nav aria-label={labels.title} className="order-last grid w-full lg:hidden">
          {menu.map(({ uid, name, href }) => (
            <Link key={uid} href={href} data-page="CATEGORY" className="target">
              {name}
            </Link>
          ))}
        </nav>
      ) : null}
    </>
  );
}

/** Who points at the button may press it; a failure shows when it is pressed. */
function prepare(): void {
  loadDrawer().catch(() => undefined);
}
