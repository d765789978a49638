'use client';

import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useToastStore } from '@/lib/shell/toast-store';
import { pauseTimers, resumeTimers } from '@/lib/shell/toast-timers';
import { ToastCard } from './toast-card';

export interface ToastLabels {
  notices: string;
  close: string;
  showAll: string;
}

/** As many as leave a phone's page usable; the newest are shown. */
const MOST = 3;

/** Oldest first, in an open dialog, as all else is inert, below its heading; time stops under pointer or focus. */
export function ToastList({ labels }: { labels: ToastLabels }) {
  const host = useTopLayer();
  return createPortal(<ToastSection labels={labels} />, host);
}

function ToastSection({ labels }: { labels: ToastLabels }) {
  const toasts = useToastStore((state) => state.toasts);
  const list = useRef<HTMLElement>(null);
  /** Where the focus came from; it goes back there with the toast that had it. */
  const origin = useRef<HTMLElement | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  const [isUnfolded, setUnfolded] = useState(false);
  const isEmpty = toasts.length === 0;
  const isFolded = toasts.length > MOST && !isUnfolded;

  useEffect(() => {
    if (!isHeld) return;
    pauseTimers();
    return resumeTimers;
  }, [isHeld]);

  useEffect(() => {
    if (!isEmpty) return;
    // What goes away under the pointer or with the focus does not always say so.
    setHovered(false);
    setFocused(false);
    setUnfolded(false);
  }, [isEmpty]);

  useLayoutEffect(() => {
    const element = list.current;
    // Where the browser has no popovers, it stands in the page.
    if (!element?.showPopover) return;
    element.popover = 'manual';
    element.showPopover();
  }, []);

  function onFocus({ relatedTarget, currentTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget as HTMLElement | null;
    setFocused(true);
  }

  function giveFocusBack() {
    setFocused(false);
    if (origin.current?.isConnected) origin.current.focus();
  }

  return (
    <section
      ref={list}
      aria-label={labels.notices}
      data-print="never"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={({ relatedTarget, currentTarget }) => setFocused(currentTarget.contains(relatedTarget))}
      className="pointer-events-none fixed inset-0 z-50 m-0 flex h-auto w-auto flex-col justify-end overflow-visible border-0 bg-transparent p-4 text-ink sm:left-auto sm:w-[27rem] sm:p-6 max-lg:in-[body:has([data-bottom-bar])]:bottom-18 in-[dialog]:top-14 in-[dialog]:justify-start"
    >
      {isFolded ? (
        <button
          type="button"
          onClick={() => setUnfolded(true)}
          className="target pointer-events-auto mb-3 self-start rounded-full border border-line bg-surface px-3 font-semibold text-evergreen shadow-float"
        >
          {labels.showAll}
        </button>
      ) : null}
      <ol
        aria-live="polite"
        aria-relevant="additions"
        className={`grid gap-3 ${isUnfolded ? 'pointer-events-auto max-h-[70dvh] overflow-y-auto' : ''}`}
      >
        {toasts.slice(isFolded ? -MOST : 0).map((toast) => (
          <ToastCard
            key={`${toast.id} ${toast.renderKey}`}
            toast={toast}
            closeLabel={labels.close}
            onGone={giveFocusBack}
          />
        ))}
      </ol>
    </section>
  );
}

/** The dialog that is open, which makes all else unusable, or else the body; the last one where there are several. */
function useTopLayer(): HTMLElement {
  return useSyncExternalStore(watchDialogs, topDialog);
}

function topDialog(): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
}

function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  // Also where a dialog goes away without being closed.
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}
