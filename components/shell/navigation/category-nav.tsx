'use client';

import { type ComponentProps, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLeave } from '@/components/ui/dialog/use-leave';
import { DocumentHtml } from '@/components/ui/html/document-html';

interface CategoryNavProps extends ComponentProps<typeof DocumentHtml> {
  label: string;
}

/** Closes the category row's panels on Escape, on leaving and on following a link; its content is the server's HTML. */
export function CategoryNav({ label, ...menu }: CategoryNavProps) {
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
      aria-label={label}
      data-dismissed={isDismissed}
      className="s-menu-row"
      data-plain=""
      onClick={dismissByLink}
      onPointerLeave={() => setDismissed(false)}
    >
      <DocumentHtml {...menu} />
    </nav>
  );
}
