'use client';

import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useToastStore } from '@/lib/toasts/toast-store';
import { pauseTimers, resumeTimers } from '@/lib/toasts/toast-timers';
import type { NoticeWords } from './notice-words';
import { ToastCard } from './toast-card';
import { useTopLayer } from './use-top-layer';

/**
 * The toasts, at the bottom of the screen, oldest first. They stand in the top layer, inside the dialog that is open:
 * all else cannot be used meanwhile. Time stops while the pointer or the focus is on them.
 */
export function ToastList({ words }: { words: NoticeWords }) {
  const toasts = useToastStore((state) => state.toasts);
  const host = useTopLayer();
  const list = useRef<HTMLElement>(null);
  /** Where the focus came from; it goes back there with the toast that had it. */
  const origin = useRef<HTMLElement | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = toasts.length > 0 && (isHovered || isFocused);

  useEffect(() => {
    if (!isHeld) return;
    pauseTimers();
    return resumeTimers;
  }, [isHeld]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each host gets an element of its own
  useEffect(() => {
    // Where the browser has no popovers, it stands in the page.
    list.current?.showPopover?.();
  }, [host]);

  function onFocus({ relatedTarget, currentTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget as HTMLElement | null;
    setFocused(true);
  }

  function giveFocusBack() {
    setFocused(false);
    if (origin.current?.isConnected) origin.current.focus();
  }

  return createPortal(
    <section
      ref={list}
      popover="manual"
      aria-label={words.notices}
      data-print="never"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={({ relatedTarget, currentTarget }) => setFocused(currentTarget.contains(relatedTarget))}
      className="pointer-events-none fixed inset-auto right-0 bottom-0 left-0 z-50 m-0 w-auto border-0 bg-transparent p-4 text-ink sm:left-auto sm:w-[27rem] sm:p-6"
    >
      <ol aria-live="polite" aria-relevant="additions" className="grid gap-3">
        {toasts.map((toast) => (
          <ToastCard
            key={`${toast.id} ${toast.renderKey}`}
            toast={toast}
            closeLabel={words.close}
            onGone={giveFocusBack}
          />
        ))}
      </ol>
    </section>,
    host,
  );
}
