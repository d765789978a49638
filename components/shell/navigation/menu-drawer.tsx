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

/** A way out of the drawer that is no category. */
export interface DrawerLink {
  icon: IconName;
  label: string;
  href: string;
}

interface MenuDrawerProps {
  menu: MenuNode[];
  links: readonly DrawerLink[];
  labels: MenuDrawerLabels;
}

export interface MenuDrawerLabels {
  title: string;
  close: string;
  back: string;
  /** `{name}` stands for the category. */
  all: string;
}

/** The category tree from the side, one level at a time [SHELL-5]. */
export function MenuDrawer({ menu, links, labels }: MenuDrawerProps) {
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
      name={labels.title}
      title={category?.name ?? labels.title}
      headingRef={heading}
      closeLabel={labels.close}
      back={category ? { label: labels.back, onClick: () => go(path.slice(0, -1)) } : null}
    >
      <MenuLevel
        category={category ?? null}
        nodes={category?.children ?? menu}
        allLabel={labels.all}
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

interface MenuLevelProps {
  /** The category whose children are shown; null at the top. */
  category: MenuNode | null;
  nodes: MenuNode[];
  allLabel: string;
  onEnter: (node: MenuNode) => void;
  onFollow: () => void;
}

const ENTRY = 'flex min-h-12 w-full items-center justify-between gap-3 rounded-input px-4 text-left hover:bg-sunken';

function MenuLevel({ category, nodes, allLabel: allWord, onEnter, onFollow }: MenuLevelProps) {
  return (
    <ul className="p-2">
      {category ? (
        <li>
          <Link
            href={category.href}
            data-page="CATEGORY"
            onClick={onFollow}
            className={`${ENTRY} font-semibold text-evergreen`}
          >
            {allWord.replace('{name}', category.name)}
          </Link>
        </li>
      ) : null}
      {nodes.map((node) => (
        <li key={node.uid}>
          {node.children.length > 0 ? (
            <button type="button" onClick={() => onEnter(node)} className={ENTRY}>
              {node.name}
              <Icon name="chevron-right" className="size-4" />
            </button>
          ) : (
            <Link href={node.href} data-page="CATEGORY" onClick={onFollow} className={ENTRY}>
              {node.name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
