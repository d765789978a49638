'use client';

import { useEffect, useState } from 'react';
import type { Customer } from '@/lib/customer/customer';
import { reportError } from '@/lib/errors/report-error';

/** Who is signed in, with their address book: undefined until it is read, null for guests and where that failed. */
export function useCustomer(isSignedIn: boolean): Customer | null | undefined {
  const [customer, setCustomer] = useState<Customer | null | undefined>(isSignedIn ? undefined : null);
  useEffect(() => {
    if (!isSignedIn) return;
    let isCurrent = true;
    // A guest's checkout has no use for it.
    import('@/lib/customer/read-details')
      .then(({ readDetails }) => readDetails())
      .catch((error: unknown) => {
        reportError('Reading the address book', error);
        return null;
      })
      .then((found) => {
        if (isCurrent) setCustomer(found);
      });
    return () => {
      isCurrent = false;
    };
  }, [isSignedIn]);
  return customer;
}
