'use client';

import { Modal } from '@/components/ui/dialog/modal';
import { Busy } from '@/components/ui/spinner';
import { useShellStore } from '@/lib/shell/shell-store';

/** "Fetching Data..." over the whole page, which nobody can use meanwhile [SHELL-10]. */
export function FullPageLoading({ label }: { label: string }) {
  const isLoading = useShellStore((state) => state.isFullPageLoading);
  if (!isLoading) return null;
  return (
    <Modal
      isOpen
      label={label}
      className="m-auto rounded-card bg-surface px-8 py-6 font-medium shadow-float backdrop:bg-paper/70"
    >
      <Busy label={label} />
    </Modal>
  );
}
