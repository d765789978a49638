'use client';

import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { useLeave } from '@/components/ui/use-leave';
import type { MenuNode } from '@/lib/catalog/menu';
import { MenuPanel, type MenuPanelWords } from './menu-panel';

interface CategoryMenuProps {
  menu: MenuNode[];
  /** Sanitised HTML of the promoted tile of a category's panel, by uid. */
  tiles: Record<string, string>;
  /** `{name}` in `more` and `all` stands for the category. */
  words: MenuPanelWords & { label: string; more: string };
}

/**
 * The row of main categories. A panel opens on hover and by the arrow beside its category, both by the
 * browser alone; the script adds what closes it: Escape, leaving, following a link [SHELL-1].
 */
export function CategoryMenu({ menu, tiles, words }: CategoryMenuProps) {
  const nav = useRef<HTMLElement>(null);
  // Closed on purpose while the pointer still rests on it.
  const [isDismissed, setDismissed] = useState(false);

  const closePanels = useCallback(() => {
    for (const panel of nav.current?.querySelectorAll('details[open]') ?? []) panel.removeAttribute('open');
  }, []);
  useLeave(nav, closePanels);

  useEffect(() => {
    // On the document, because a panel that a pointer opened has no focus inside.
    const dismissByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      nav.current?.querySelector<HTMLElement>('details[open] > summary')?.focus();
      closePanels();
      setDismissed(nav.current?.matches(':hover') ?? false);
    };
    document.addEventListener('keydown', dismissByKey);
    return () => document.removeEventListener('keydown', dismissByKey);
  }, [closePanels]);

  function dismissByLink(event: MouseEvent) {
    if (!(event.target instanceof Element && event.target.closest('a'))) return;
    closePanels();
    setDismissed(true);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter key arrives as a click
    <nav
      ref={nav}
      aria-label={words.label}
      data-dismissed={isDismissed}
      className="group/menu relative hidden border-y border-line lg:block noscript:block"
      onClick={dismissByLink}
      onPointerLeave={() => setDismissed(false)}
    >
      <ul className="gutters mx-auto flex max-w-page flex-wrap gap-x-3 text-sm xl:gap-x-5 xl:text-base">
        {menu.map((node) => (
          <li key={node.uid} className="group/item flex items-center">
            <Link
              data-page="CATEGORY"
              href={node.href}
              className="flex min-h-12 items-center border-b-2 border-transparent font-medium group-hover/item:border-evergreen hover:text-evergreen"
            >
              {node.name}
            </Link>
            {node.children.length > 0 ? (
              <>
                <details name="category-panel" className="group/arrow">
                  <summary
                    aria-label={words.more.replace('{name}', node.name)}
                    className="flex size-7 items-center justify-center rounded-full touch:size-11 hover:bg-evergreen-tint"
                  >
                    <Icon name="chevron-down" className="size-4 group-open/arrow:rotate-180" />
                  </summary>
                </details>
                <MenuPanel node={node} tile={tiles[node.uid]} words={words} />
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}
