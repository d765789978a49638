'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Empty } from '@/components/account/empty';
import { AddressLines } from '@/components/address/address-lines';
import { Button } from '@/components/ui/controls/button';
import { pickedAddress } from '@/lib/address/address';
import type { CustomerAddress } from '@/lib/customer/customer';
import { DeleteAddress } from './delete-address';

interface AddressListProps {
  addresses: CustomerAddress[];
  onNew: () => void;
  onEdit: (id: number) => void;
  onDeleted: () => void;
}

/** The addresses of the book, default ones first; Magento deletes only the others. The id of a button names the form that it opens. */
export function AddressList({ addresses, onNew, onEdit, onDeleted }: AddressListProps) {
  const t = useTranslations('addressBook');
  const [leaving, setLeaving] = useState<CustomerAddress | null>(null);
  const rank = (address: CustomerAddress) => Number(address.isDefaultShipping) * 2 + Number(address.isDefaultBilling);
  const sorted = [...addresses].sort((one, other) => rank(other) - rank(one));
  return (
    <>
      {sorted.length === 0 ? (
        <Empty icon="truck" text={t('empty')}>
          <Button id="address-new" onClick={onNew}>
            {t('add')}
          </Button>
        </Empty>
      ) : (
        <>
          <ul className="mb-6 grid gap-4 md:grid-cols-2">
            {sorted.map((address) => (
              <li key={address.id} className="flex flex-col rounded-card border border-line bg-surface p-5">
                <DefaultMarks address={address} />
                <address className="mb-4 text-ink-soft not-italic">
                  <AddressLines address={pickedAddress(address)} />
                </address>
                <div className="mt-auto flex flex-wrap gap-2">
                  <Button
                    id={`address-${address.id}`}
                    look="secondary"
                    onClick={() => onEdit(address.id)}
                    aria-label={t('editOf', nameOf(address))}
                  >
                    {t('edit')}
                  </Button>
                  {rank(address) === 0 ? (
                    <Button
                      look="secondary"
                      aria-haspopup="dialog"
                      onClick={() => setLeaving(address)}
                      aria-label={t('deleteOf', nameOf(address))}
                    >
                      {t('delete')}
                    </Button>
                  ) : null}
                </div>
              </li>
            ))}
          </ul>
          {sorted.some((address) => rank(address) > 0) ? (
            <p className="mb-6 text-ink-soft">{t('defaultsStay')}</p>
          ) : null}
          <Button id="address-new" onClick={onNew}>
            {t('add')}
          </Button>
        </>
      )}
      <DeleteAddress
        address={leaving}
        onClose={() => setLeaving(null)}
        onDeleted={() => {
          setLeaving(null);
          onDeleted();
        }}
      />
    </>
  );
}

function DefaultMarks({ address }: { address: CustomerAddress }) {
  const t = useTranslations('addressBook');
  const marks = [
    address.isDefaultShipping && t('isDefaultShipping'),
    address.isDefaultBilling && t('isDefaultBilling'),
  ];
  const text = marks.filter(Boolean).join(' · ');
  return text ? <p className="mb-2 text-sm font-semibold text-evergreen">{text}</p> : null;
}

/** Tells addresses apart for who hears the buttons only. */
function nameOf({ firstname, lastname, street }: CustomerAddress): { address: string } {
  return { address: `${firstname} ${lastname}, ${street.join(', ')}` };
}
