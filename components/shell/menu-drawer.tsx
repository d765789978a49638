'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { watchMedia } from '@/lib/browser/media-query';
import type { MenuNode } from '@/lib/catalog/menu';
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

/**
 * The category tree from the side, one level at a time [SHELL-5]. The browser's own modal dialog keeps
 * the focus inside, gives it back, and closes on Escape.
 */
export function MenuDrawer({ menu, links, words }: MenuDrawerProps) {
  const isOpen = useShellStore((state) => state.drawer === 'MENU');
  const close = useShellStore((state) => state.closeDrawer);
  const [path, setPath] = useState<MenuNode[]>([]);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const category = path.at(-1);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  // Wider than a tablet, the menu stands in the page.
  useEffect(() => watchMedia(DESKTOP_QUERY, (isDesktop) => isDesktop && close()), [close]);

  function go(next: MenuNode[]) {
    setPath(next);
    // The button that was pressed goes away with its level.
    heading.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the drawer closes it; the keyboard has Escape
    <dialog
      ref={dialog}
      aria-label={words.title}
      onClose={close}
      onClick={(event) => event.target === event.currentTarget && close()}
      className="m-0 h-dvh max-h-none w-80 max-w-[calc(100vw-3rem)] -translate-x-full overflow-y-auto bg-surface text-ink transition-transform backdrop:bg-ink/50 open:translate-x-0 open:starting:-translate-x-full"
    >
      <div className="flex min-h-full flex-col">
        <div className="sticky top-0 flex items-center gap-1 border-b border-line bg-surface p-2">
          {category ? (
            <button
              type="button"
              aria-label={words.back}
              onClick={() => go(path.slice(0, -1))}
              className="target flex items-center justify-center rounded-full hover:bg-sunken"
            >
              <Icon name="chevron-left" />
            </button>
          ) : null}
          <h2 ref={heading} tabIndex={-1} className="mr-auto rounded-sm px-2 text-lg">
            {category?.name ?? words.title}
          </h2>
          <button
            type="button"
            aria-label={words.close}
            onClick={close}
            className="target flex items-center justify-center rounded-full hover:bg-sunken"
          >
            <Icon name="close" />
          </button>
        </div>
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
      </div>
    </dialog>
  );
}
