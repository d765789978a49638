'use client';

import { lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { useShellStore } from '@/lib/shell/shell-store';
import { FILTER_BUTTON } from './filter-button';
import type { FilterDialogLabels } from './filter-dialog';
import { handedOver } from './listing-hand-over';

const FilterDialog = lazy(async () => ({ default: (await import('./filter-dialog')).FilterDialog }));

interface FilterPanelProps {
  id: string;
  labels: FilterDialogLabels;
  children: ReactNode;
}

/** Where the filters are: beside the products on a desktop, in a drawer that opens below it. */
export function FilterPanel({ id, labels: words, children }: FilterPanelProps) {
  const isOpen = useShellStore((state) => state.drawer === 'FILTER');
  const toggle = useShellStore((state) => state.toggleDrawer);
  const close = useShellStore((state) => state.closeDrawer);

  // The first filter leads to another page of the router, whose filters take over from these.
  useLayoutEffect(() => {
    if (handedOver()?.isDrawerOpen && useShellStore.getState().drawer !== 'FILTER') toggle('FILTER');
    return () => {
      if (useShellStore.getState().drawer === 'FILTER') close();
    };
  }, [toggle, close]);

  if (isOpen) {
    return (
      <Suspense>
        <FilterDialog labels={words} opener={FILTER_BUTTON} onClose={close}>
          {children}
        </FilterDialog>
      </Suspense>
    );
  }
  return (
    <aside
      id={id}
      aria-label={words.title}
      className="hidden lg:block noscript:block max-lg:noscript:order-last max-lg:noscript:mt-8"
    >
      {children}
    </aside>
  );
}
