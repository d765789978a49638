'use client';

import { type ReactNode, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/controls/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Said } from '@/components/ui/said';
import { useErrorText } from '@/lib/magento/use-error-text';

interface ConfirmDialogProps {
  isOpen: boolean;
  labels: Record<'title' | 'close' | 'keep' | 'confirm' | 'confirming' | 'failed', string>;
  /** Closes the dialog when it is done; what it throws is shown, and it can be tried again. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is done for good; it is done once, however often the button is pressed. */
export function ConfirmDialog({ isOpen, labels, onClose, ...question }: ConfirmDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={labels.title} name={labels.title} closeLabel={labels.close}>
      {isOpen ? <Question labels={labels} onClose={onClose} {...question} /> : null}
    </Dialog>
  );
}

function Question({ labels, onConfirm, onClose, children }: Omit<ConfirmDialogProps, 'isOpen'>) {
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function confirm() {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    try {
      await onConfirm();
    } catch (cause) {
      setError(cause);
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-4 p-4 sm:p-6">
      {error ? (
        <Alert kind="error" title={labels.failed}>
          <Said>{errorText(error)}</Said>
        </Alert>
      ) : null}
      {children}
      <div className="flex flex-wrap gap-3">
        <Button onClick={confirm} aria-disabled={isBusy}>
          {isBusy ? labels.confirming : labels.confirm}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {labels.keep}
        </Button>
      </div>
    </div>
  );
}
