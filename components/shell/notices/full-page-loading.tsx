'use client';

import { useLayoutEffect, useRef } from 'react';
import { Busy } from '@/components/ui/spinner';
import { useShellStore } from '@/lib/shell/shell-store';

/**
 * "Fetching Data..." over the whole page, which nobody can use meanwhile [SHELL-10]. A modal dialog of the browser
 * keeps keyboard and pointer off and gives the focus back.
 */
export function FullPageLoading({ label }: { label: string }) {
  const isLoading = useShellStore((state) => state.isFullPageLoading);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isLoading || !element) return;
    element.showModal();
    return () => element.close();
  }, [isLoading]);
  if (!isLoading) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onCancel={(event) => event.preventDefault()}
      className="m-auto rounded-card bg-surface px-8 py-6 font-medium shadow-float backdrop:bg-paper/70"
    >
      <Busy label={label} />
    </dialog>
  );
}
