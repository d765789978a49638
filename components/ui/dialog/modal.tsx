'use client';

import { type KeyboardEventHandler, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { UNLOADED_NOTICE, UNLOADED_PLACE } from '@/components/ui/unloaded-notice';

interface ModalProps {
  isOpen: boolean;
  label: string;
  /** The visitor wants it closed: Escape, or a click beside it. Without, nothing but its owner closes it. */
  onClose?: () => void;
  onKeyDown?: KeyboardEventHandler;
  /** Where it stands, what it looks like, how it comes. */
  className: string;
  children: ReactNode;
}

/** The browser's own modal dialog: it holds focus and page (`globals.css`). `Dialog` gives it a heading. */
export function Modal({ isOpen, label, onClose, onKeyDown, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  useLayoutEffect(() => {
    if (isOpen && dialog.current) return holdNotice(dialog.current);
  }, [isOpen]);

  useLayoutEffect(() => {
    const element = dialog.current;
    // Before it leaves the page, or the focus would be lost with it.
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      // The browser says so later, when it may be open again, or closed by its owner.
      onClose={({ currentTarget }) => {
        if (!isOpen || currentTarget.open) return;
        if (onClose) onClose();
        // A browser closes it on a second Escape, whatever is said to the first.
        else currentTarget.showModal();
      }}
      onCancel={(event) => onClose || event.preventDefault()}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      // Text that is marked from inside to beside it ends in a click on it, too.
      onClick={({ target, currentTarget }) => target === currentTarget && target === pressed.current && onClose?.()}
      onKeyDown={onKeyDown}
      className={`text-ink ${className}`}
    >
      {children}
    </dialog>
  );
}

/** All beside an open dialog is inert and behind it: what says that a part did not load stands in it. Returns the way back. */
function holdNotice(dialog: HTMLDialogElement): () => void {
  const notice = document.getElementById(UNLOADED_NOTICE);
  if (notice) dialog.append(notice);
  return () => {
    if (!notice || !dialog.contains(notice)) return;
    const others = [...document.querySelectorAll('dialog')].filter((one) => one.open && one !== dialog);
    (others.at(-1) ?? document.getElementById(UNLOADED_PLACE))?.append(notice);
  };
}
