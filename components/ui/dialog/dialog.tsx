'use client';

import type { ReactNode, RefObject } from 'react';
import { Icon } from '@/components/ui/image/icon';
import { Modal } from './modal';

const PLACES = {
  left: 'h-dvh max-h-none w-80 max-w-[calc(100vw-3rem)] -translate-x-full transition-transform open:translate-x-0 open:starting:-translate-x-full',
  right: 'm-0 ml-auto h-dvh max-h-none max-w-[calc(100vw-2rem)]',
  centre: 'm-auto max-h-[calc(100dvh-2rem)] w-[28rem] max-w-[calc(100vw-2rem)] rounded-card',
  // On phones it rises from the lower edge, where thumbs are.
  sheet:
    'mx-auto mt-auto max-h-[90dvh] w-full max-w-full translate-y-4 rounded-t-card opacity-0 transition open:translate-y-0 open:opacity-100 open:starting:translate-y-4 open:starting:opacity-0 sm:my-auto sm:w-[32rem] sm:rounded-card',
};

const ROUND = 'target flex shrink-0 items-center justify-center rounded-full hover:bg-sunken';

interface DialogProps {
  isOpen: boolean;
  /** Escape, a click beside it, its close button. */
  onClose: () => void;
  title: ReactNode;
  /** Its name for assistive technology, where the heading changes with what is inside. */
  name: string;
  closeLabel: string;
  place?: keyof typeof PLACES;
  /** Takes the heading, for who moves the focus there. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  back?: { label: string; onClick: () => void } | null;
  /** Stays in sight below what scrolls. */
  footer?: ReactNode;
  /** The width of a drawer from the right, and how it comes. */
  className?: string;
  children: ReactNode;
}

/** A modal with a heading, a close button, and what scrolls between them and a footer. */
export function Dialog({
  isOpen,
  onClose,
  title,
  name,
  closeLabel,
  place = 'sheet',
  headingRef,
  back,
  footer,
  className = '',
  children,
}: DialogProps) {
  return (
    <Modal
      isOpen={isOpen}
      label={name}
      onClose={onClose}
      className={`overflow-hidden bg-surface backdrop:bg-ink/50 ${PLACES[place]} ${className}`.trimEnd()}
    >
      <div className="flex h-full max-h-[inherit] flex-col">
        <div className="flex shrink-0 items-center gap-1 border-b border-line p-2">
          {back ? (
            <button type="button" aria-label={back.label} onClick={back.onClick} className={ROUND}>
              <Icon name="chevron-left" />
            </button>
          ) : null}
          <h2 ref={headingRef} tabIndex={-1} className="mr-auto min-w-0 rounded-sm px-2 text-lg">
            {title}
          </h2>
          <button type="button" aria-label={closeLabel} onClick={onClose} className={ROUND}>
            <Icon name="close" />
          </button>
        </div>
        <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">{children}</div>
        {footer ? <div className="shrink-0 border-t border-line p-4">{footer}</div> : null}
      </div>
    </Modal>
  );
}
