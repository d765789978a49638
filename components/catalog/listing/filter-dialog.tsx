'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/image/icon';
import { DESKTOP_QUERY } from '@/lib/config/breakpoints';

export interface FilterDialogWords {
  title: string;
  close: string;
  /** How many products the choice shows. */
  show: string;
}

interface FilterDialogProps {
  words: FilterDialogWords;
  /** The id of the button that opened it. */
  opener: string;
  onClose: () => void;
  children: ReactNode;
}

/** The filters over the page: the browser's own modal dialog keeps the focus inside and closes on Escape. */
export function FilterDialog({ words, opener, onClose, children }: FilterDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
    // From there on the filters stand beside the products [SHELL-12].
    const query = window.matchMedia(DESKTOP_QUERY);
    query.addEventListener('change', onClose);
    return () => query.removeEventListener('change', onClose);
  }, [onClose]);

  function close() {
    onClose();
    // After the dialog has gone: what lies under a modal dialog takes no focus.
    requestAnimationFrame(() => document.getElementById(opener)?.focus());
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the drawer closes it; the keyboard has Escape
    <dialog
      ref={dialog}
      aria-label={words.title}
      onCancel={close}
      onClick={(event) => event.target === event.currentTarget && close()}
      className="m-0 ml-auto h-dvh max-h-none w-96 max-w-[calc(100vw-2rem)] bg-surface text-ink backdrop:bg-ink/50"
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
