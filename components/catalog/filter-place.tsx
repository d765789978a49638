'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { useShellStore } from '@/lib/shell/shell-store';
import { FILTER_BUTTON } from './filter-button';
import { handedOver } from './listing-hand-over';

/** From here on the filters stand beside the products [SHELL-12]. */
const BESIDE = '(min-width: 64rem)';

interface FilterPlaceProps {
  id: string;
  words: { title: string; close: string; show: string };
  children: ReactNode;
}

/** Where the filters are: beside the products on a desktop, in a drawer that opens below it. */
export function FilterPlace({ id, words, children }: FilterPlaceProps) {
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
      <FilterDialog words={words} onClose={close}>
        {children}
      </FilterDialog>
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

function FilterDialog({ words, onClose, children }: Omit<FilterPlaceProps, 'id'> & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
    const query = window.matchMedia(BESIDE);
    query.addEventListener('change', onClose);
    return () => query.removeEventListener('change', onClose);
  }, [onClose]);

  function close() {
    onClose();
    // After the dialog has gone: what lies under a modal dialog takes no focus.
    requestAnimationFrame(() => document.getElementById(FILTER_BUTTON)?.focus());
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the drawer closes it; the keyboard has Escape
    <dialog
      ref={dialog}
      aria-label={words.title}
      onCancel={close}
      onClick={(event) => event.target === event.currentTarget && close()}
      className="mr-0 h-dvh max-h-none w-96 max-w-[calc(100vw-2rem)] bg-surface text-ink backdrop:bg-ink/50"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between border-line border-b py-2 pr-2 pl-4">
          <h2 className="text-lg">{words.title}</h2>
          <button
            type="button"
            aria-label={words.close}
            onClick={close}
            className="target flex items-center justify-center rounded-full hover:bg-sunken"
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="flex-1 overflow-y-auto overscroll-contain px-4 py-2">{children}</div>
        <div className="border-line border-t p-4">
          <button
            type="button"
            onClick={close}
            className="target w-full rounded-full bg-evergreen px-6 py-2 font-semibold text-surface hover:bg-evergreen-strong"
          >
            {words.show}
          </button>
        </div>
      </div>
    </dialog>
  );
}
