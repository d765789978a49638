import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/account/confirm-dialog';
import { AddressLines } from '@/components/address/address-lines';
import { pickedAddress } from '@/lib/address/address';
import type { CustomerAddress } from '@/lib/customer/customer';

interface DeleteAddressProps {
  /** Null: nothing is asked. */
  address: CustomerAddress | null;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before an address leaves the book: there is no way back. */
export function DeleteAddress({ address, onClose, onDeleted }: DeleteAddressProps) {
  const t = useTranslations('addressBook');

  async function remove() {
    if (!address) return;
    const { deleteAddress } = await import(/* webpackChunkName: "address-book" */ '@/lib/customer/delete-address');
    await deleteAddress(address.id);
    onDeleted();
  }

  return (
    <ConfirmDialog
      isOpen={address !== null}
      labels={{
        title: t('deleteTitle'),
        close: t('close'),
        keep: t('keep'),
        confirm: t('deleteForGood'),
        confirming: t('deleting'),
        failed: t('notDeleted'),
      }}
      onConfirm={remove}
      onClose={onClose}
    >
      {address ? (
        <address className="not-italic">
          <AddressLines address={pickedAddress(address)} />
        </address>
      ) : null}
    </ConfirmDialog>
  );
}
