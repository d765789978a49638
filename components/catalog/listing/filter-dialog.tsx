'use client';

import { type ReactNode, useEffect } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Dialog } from '@/components/ui/dialog/dialog';
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

/** The filters over the page. They do not slide in: each filter that is chosen may draw them anew. */
export function FilterDialog({ words, opener, onClose, children }: FilterDialogProps) {
  useEffect(() => {
    // From there on the filters stand beside the products [SHELL-12].
    const query = window.matchMedia(DESKTOP_QUERY);
    query.addEventListener('change', onClose);
    return () => query.removeEventListener('change', onClose);
  }, [onClose]);

  function close() {
    onClose();
    // After the dialog has gone: what lies under a modal dialog takes no focus. By its id, because another page of the
    // router may have drawn the button anew.
    requestAnimationFrame(() => document.getElementById(opener)?.focus());
  }

  return (
    <Dialog
      isOpen
      onClose={close}
      place="right"
      name={words.title}
      title={words.title}
      closeLabel={words.close}
      footer={
        <Button onClick={close} className="w-full">
          {words.show}
        </Button>
      }
      className="w-96"
    >
      <div className="px-4 py-2">{children}</div>
    </Dialog>
  );
}
