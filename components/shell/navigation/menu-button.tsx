'use client';

import { lazy, Suspense, useState } from 'react';
import { Icon } from '@/components/ui/image/icon';
import type { MenuNode } from '@/lib/catalog/category/menu';
import { useShellStore } from '@/lib/shell/shell-store';
import type { DrawerLink, MenuDrawerLabels } from './menu-drawer';

const loadDrawer = () => import('./menu-drawer');
const MenuDrawer = lazy(async () => ({ default: (await loadDrawer()).MenuDrawer }));

interface MenuButtonProps {
  menu: MenuNode[];
  links: readonly DrawerLink[];
  labels: MenuDrawerLabels & { menu: string };
}

/** Opens the category drawer on phones and tablets; the drawer's code comes when it is first meant. */
export function MenuButton({ menu, links, labels }: MenuButtonProps) {
  const isOpen = useShellStore((state) => state.drawer === 'MENU');
  const toggle = useShellStore((state) => state.toggleDrawer);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={labels.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={loadDrawer}
        onFocus={loadDrawer}
        onClick={() => {
          setWasOpened(true);
          toggle('MENU');
        }}
        className="target -ml-2.5 flex items-center justify-center rounded-full hover:text-evergreen lg:hidden noscript:hidden"
      >
        <Icon name="menu" className="size-6" />
      </button>
      {wasOpened ? (
        <Suspense>
          <MenuDrawer menu={menu} links={links} labels={labels} />
        </Suspense>
      ) : null}
    </>
  );
}
