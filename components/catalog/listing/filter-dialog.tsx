'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DESKTOP_QUERY } from '@/lib/config/breakpoints';
import { drawerScroller, firstInDrawer, type HandOver, sameControl } from './listing-hand-over';

export interface FilterDialogLabels {
  title: string;
  close: string;
  /** On the button that closes it: how many products the filters leave. */
  show: string;
}

interface FilterDialogProps {
  labels: FilterDialogLabels;
  /** What the drawer of the listing before left to this one: where it was scrolled to, and what had the focus. */
  left: HandOver | null;
  opener: string;
  onClose: () => void;
  children: ReactNode;
}

/** The filters as a drawer. It does not slide in, as each selected filter may render it anew. */
export function FilterDialog({ labels, left, opener, onClose, children }: FilterDialogProps) {
  const [opened] = useState(labels.show);
  const [announced, setAnnounced] = useState('');

  // A modal dialog silences the page's own status under it.
  useEffect(() => {
    if (left || labels.show !== opened) setAnnounced(labels.show);
  }, [left, labels.show, opened]);

  // After the dialog has opened, which gives the focus to its first button.
  useEffect(() => {
    if (!left?.isDrawerOpen) return;
    const scroller = drawerScroller();
    // A removed filter is gone: the next one, or what stands first, takes its place.
    const used = sameControl(scroller, left.control) ?? firstInDrawer();
    used?.focus({ preventScroll: true });
    if (scroller) scroller.scrollTop = left.drawerScroll;
    // What was chosen may stand above it now.
    used?.scrollIntoView({ block: 'nearest' });
  }, [left]);

  useEffect(() => {
    // From this width on the filters stand beside the products [SHELL-12].
    const query = window.matchMedia(DESKTOP_QUERY);
    query.addEventListener('change', onClose);
    return () => query.removeEventListener('change', onClose);
  }, [onClose]);

  function close() {
    onClose();
    // The page under a modal dialog takes no focus; by its id, as another page may have rendered the button anew.
    requestAnimationFrame(() => document.getElementById(opener)?.focus());
  }

  return (
    <Dialog
      isOpen
      onClose={close}
      place="right"
      name={labels.title}
      title={labels.title}
      closeLabel={labels.close}
      footer={
        <Button onClick={close} className="w-full">
          {labels.show}
        </Button>
      }
      className="w-96"
    >
      <div data-filters="" className="px-4 py-2">
        {children}
        <p role="status" className="sr-only">
          {announced}
        </p>
      </div>
    </Dialog>
  );
}
