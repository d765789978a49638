'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

interface ModalProps {
  isOpen: boolean;
  /** Its name for assistive technology. */
  label: string;
  /** The visitor wants it closed: Escape, or a click beside it. */
  onClose: () => void;
  /** Where it stands and how it comes. */
  className: string;
  children: ReactNode;
}

/**
 * What lies over the page: the browser's own modal dialog, which keeps the focus inside, gives it back, closes on
 * Escape and holds the page still (`globals.css`).
 */
export function Modal({ isOpen, label, onClose, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  useLayoutEffect(() => {
    const element = dialog.current;
    // Before it leaves the page, or the focus would be lost with it.
    return () => element?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it closes it; the keyboard has Escape
    <dialog
      ref={dialog}
      aria-label={label}
      // The browser says so later, when it may be open again, or closed by its owner.
      onClose={(event) => isOpen && !event.currentTarget.open && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={`bg-surface text-ink backdrop:bg-ink/50 ${className}`}
    >
      {children}
    </dialog>
  );
}
