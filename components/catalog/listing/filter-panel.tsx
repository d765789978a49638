'use client';

import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Icon } from '@/components/ui/image/icon';
import { useLoaded } from '@/components/ui/use-loaded';
import { useShellStore } from '@/lib/shell/shell-store';
import type { FilterDialogLabels } from './filter-dialog';
import { type HandOver, handedOver, leaveDrawer } from './listing-hand-over';

// Most visitors of a category never open it.
const loadDialog = () => import('./filter-dialog').then((code) => code.FilterDialog);

/** The id of the filters beside the products, to which the button leads without JavaScript. */
const FILTERS = 'filters';

/** The id of the button, to which the focus returns when the drawer closes. */
const FILTER_BUTTON = 'open-filters';

const BUTTON_CLASS =
  'target items-center gap-2 rounded-input border border-line-strong bg-surface px-3 text-sm font-medium hover:border-evergreen lg:hidden!';

/** Opens the filters where there is no room beside the products; a jump to them without JavaScript. */
export function FilterButton({ label }: { label: string }) {
  const open = useShellStore((state) => state.toggleDrawer);
  const isOpen = useShellStore((state) => state.drawer === 'FILTER');
  return (
    <>
      <button
        type="button"
        id={FILTER_BUTTON}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => open('FILTER')}
        className={`inline-flex noscript:hidden ${BUTTON_CLASS}`}
      >
        <Icon name="filter" />
        {label}
      </button>
      <a href={`#${FILTERS}`} className={`hidden noscript:inline-flex ${BUTTON_CLASS}`}>
        <Icon name="filter" />
        {label}
      </a>
    </>
  );
}

interface FilterPanelProps {
  /** Props, as a category page loads no messages (e2e/weight.spec.ts). */
  labels: FilterDialogLabels;
  /** What the drawer begins with, as it covers what stands above the products: what is chosen, and the order. */
  onTop: ReactNode;
  children: ReactNode;
}

/** The filters: beside the products on a desktop, else in a drawer [SHELL-12], or in the page where it cannot load. */
export function FilterPanel({ labels, onTop, children }: FilterPanelProps) {
  const isOpen = useShellStore((state) => state.drawer === 'FILTER');
  const toggle = useShellStore((state) => state.toggleDrawer);
  const close = useShellStore((state) => state.closeDrawer);
  const FilterDialog = useLoaded(loadDialog, isOpen);
  const [left, setLeft] = useState<HandOver | null>(null);

  // The first filter leads to another page of the router, whose panel takes over from this one.
  useLayoutEffect(() => {
    const before = handedOver();
    setLeft(before);
    // Whoever has opened another drawer meanwhile keeps that one.
    if (before?.isDrawerOpen && useShellStore.getState().drawer === null) toggle('FILTER');
    return () => {
      if (useShellStore.getState().drawer === 'FILTER') close();
    };
  }, [toggle, close]);

  // Whoever opens it again begins anew.
  function end() {
    setLeft(null);
    leaveDrawer();
    close();
  }

  if (isOpen && FilterDialog) {
    return (
      <FilterDialog labels={labels} left={left} opener={FILTER_BUTTON} onClose={end}>
        {onTop}
        {children}
      </FilterDialog>
    );
  }
  return (
    <aside
      id={FILTERS}
      aria-label={labels.title}
      className={`lg:block noscript:block max-lg:noscript:order-last max-lg:noscript:mt-8 ${isOpen && FilterDialog === false ? '' : 'hidden'}`}
    >
      {children}
    </aside>
  );
}
