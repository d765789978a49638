'use client';

import { useEffect, useRef, useState } from 'react';
import { Link } from '@/components/ui/controls/link';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Icon } from '@/components/ui/image/icon';
import type { IconName } from '@/components/ui/image/icon-sprite';
import { watchMedia } from '@/lib/browser/media-query';
import type { MenuNode } from '@/lib/catalog/category/menu';
import { DESKTOP_QUERY } from '@/lib/config/breakpoints';
import { useShellStore } from '@/lib/shell/shell-store';
import { MenuLevel } from './menu-level';

/** A way out of the drawer that is no category. */
export interface DrawerLink {
  icon: IconName;
  label: string;
  href: string;
}

interface MenuDrawerProps {
  menu: MenuNode[];
  links: readonly DrawerLink[];
  words: MenuDrawerWords;
}

export interface MenuDrawerWords {
  title: string;
  close: string;
  back: string;
  /** `{name}` stands for the category. */
  all: string;
}

/** The category tree from the side, one level at a time [SHELL-5]. */
export function MenuDrawer({ menu, links, words }: MenuDrawerProps) {
  const isOpen = useShellStore((state) => state.drawer === 'MENU');
  const close = useShellStore((state) => state.closeDrawer);
  const [path, setPath] = useState<MenuNode[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const category = path.at(-1);

  // Wider than a tablet, the menu stands in the page.
  useEffect(() => watchMedia(DESKTOP_QUERY, (isDesktop) => isDesktop && close()), [close]);

  function go(next: MenuNode[]) {
    setPath(next);
    // The button that was pressed goes away with its level.
    heading.current?.focus();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      place="left"
      name={words.title}
      title={category?.name ?? words.title}
      headingRef={heading}
      closeLabel={words.close}
      back={category ? { label: words.back, onClick: () => go(path.slice(0, -1)) } : null}
    >
      <MenuLevel
        category={category ?? null}
        nodes={category?.children ?? menu}
        allWord={words.all}
        onEnter={(node) => go([...path, node])}
        onFollow={close}
      />
      {links.length > 0 ? (
        <ul className="mt-auto border-t border-line p-2">
          {links.map(({ icon, label, href }) => (
            <li key={href}>
              <Link
                href={href}
                onClick={close}
                className="flex min-h-12 items-center gap-3 rounded-input px-4 hover:bg-sunken"
              >
                <Icon name={icon} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </Dialog>
  );
}
