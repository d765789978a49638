'use client';

import { type ReactNode, useEffect, useRef } from 'react';

interface ModalProps {
  isOpen: boolean;
  label: string;
  onClose: () => void;
  /** Where it stands and how it comes. */
  className: string;
  children: ReactNode;
}

/**
 * Something over the page: the browser's own modal dialog keeps the focus inside, gives it back to what opened
 * it, and closes on Escape.
 */
export function Modal({ isOpen, label, onClose, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (isOpen && !element?.open) element?.showModal();
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it closes it; the keyboard has Escape
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={`bg-surface text-ink backdrop:bg-ink/50 ${className}`}
    >
      {children}
    </dialog>
  );
}
