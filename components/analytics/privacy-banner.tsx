'use client';

import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/controls/button';
import type { PrivacyChoice } from '@/lib/analytics/privacy-choice';
import type { PrivacyLabels } from './privacy-labels';

interface PrivacyBannerProps {
  labels: PrivacyLabels;
  choice: PrivacyChoice | null;
  /** The browser refuses for its user: there is nothing to choose. */
  isRefused: boolean;
  /** The visitor has asked for it, and may leave it as it is. */
  isOpened: boolean;
  onChoose: (choice: PrivacyChoice) => void;
  onClose: () => void;
}

/** Asks whether visits may be counted: beside the page, never over all of it; it takes no focus unless it was asked for. */
export function PrivacyBanner({ labels, choice, isRefused, isOpened, onChoose, onClose }: PrivacyBannerProps) {
  const id = useId();
  const host = useFirstPlace();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useRoomBelow(section);
  useEffect(() => {
    if (isOpened) heading.current?.focus();
  }, [isOpened]);
  const state = choice === null ? null : labels[choice];
  const banner = (
    <section
      ref={section}
      aria-labelledby={id}
      data-print="never"
      onKeyDown={(event) => {
        if (isOpened && event.key === 'Escape') onClose();
      }}
      className="fixed inset-x-0 bottom-0 z-30 max-h-[60dvh] overflow-y-auto border-line border-t bg-surface px-4 py-3 text-ink shadow-float sm:inset-x-auto sm:bottom-4 sm:left-4 sm:w-104 sm:rounded-card sm:border sm:p-5"
    >
      <h2 ref={heading} id={id} tabIndex={-1} className="rounded-sm text-base">
        {labels.title}
      </h2>
      <p className="mt-1 text-ink-soft text-sm">{isRefused ? labels.byBrowser : labels.text}</p>
      {state && !isRefused ? <p className="mt-2 font-medium text-sm">{state}</p> : null}
      <div className="mt-3 grid auto-cols-fr grid-flow-col gap-3">
        {isRefused ? null : (
          <>
            <Button look="secondary" className="px-3!" onClick={() => onChoose('rejected')}>
              {labels.reject}
            </Button>
            <Button look="secondary" className="px-3!" onClick={() => onChoose('accepted')}>
              {labels.accept}
            </Button>
          </>
        )}
        {isOpened ? (
          <Button look="quiet" className="px-3!" onClick={onClose}>
            {labels.close}
          </Button>
        ) : null}
      </div>
    </section>
  );
  return createPortal(banner, host);
}

/** The banner comes before the page's own controls in the order of the keyboard, wherever it is seen. */
function useFirstPlace(): HTMLElement {
  const place = useRef<HTMLElement | null>(null);
  place.current ??= document.createElement('div');
  const host = place.current;
  useEffect(() => {
    document.body.prepend(host);
    return () => host.remove();
  }, [host]);
  return host;
}

/** What has the focus is scrolled to where it can be seen, and the end of the page stays in reach. */
function useRoomBelow(section: { current: HTMLElement | null }): void {
  useEffect(() => {
    const { style: root } = document.documentElement;
    const { style: body } = document.body;
    const room = `${section.current?.offsetHeight ?? 0}px`;
    root.scrollPaddingBottom = room;
    body.paddingBottom = room;
    return () => {
      root.scrollPaddingBottom = '';
      body.paddingBottom = '';
    };
  }, [section]);
}
