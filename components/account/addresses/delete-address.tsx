'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AddressLines } from '@/components/address/address-lines';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/controls/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { pickedAddress } from '@/lib/address/address';
import type { CustomerAddress } from '@/lib/customer/customer';
import { useErrorText } from '@/lib/magento/use-error-text';

interface DeleteAddressProps {
  /** Null: nothing is asked. */
  address: CustomerAddress | null;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before an address leaves the book: there is no way back. */
export function DeleteAddress({ address, onClose, onDeleted }: DeleteAddressProps) {
  const t = useTranslations('addressBook');
  return (
    <Dialog
      isOpen={address !== null}
      onClose={onClose}
      title={t('deleteTitle')}
      name={t('deleteTitle')}
      closeLabel={t('close')}
    >
      {address ? <Question address={address} onClose={onClose} onDeleted={onDeleted} /> : null}
    </Dialog>
  );
}

function Question({ address, onClose, onDeleted }: DeleteAddressProps & { address: CustomerAddress }) {
  const t = useTranslations('addressBook');
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function remove() {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    try {
      const { deleteAddress } = await import('@/lib/customer/delete-address');
      await deleteAddress(address.id);
      onDeleted();
    } catch (cause) {
      setError(cause);
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-4 p-4 sm:p-6">
      <address className="not-italic">
        <AddressLines address={pickedAddress(address)} />
      </address>
      {error ? (
        <Alert kind="error" title={t('notDeleted')}>
          {errorText(error)}
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button onClick={remove} aria-disabled={isBusy}>
          {isBusy ? t('deleting') : t('deleteForGood')}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {t('keep')}
        </Button>
      </div>
    </div>
  );
}
