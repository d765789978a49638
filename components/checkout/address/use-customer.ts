'use client';

import { useEffect, useState } from 'react';
import type { Customer } from '@/lib/customer/customer';
import { readCustomer } from '@/lib/customer/read-customer';
import { reportError } from '@/lib/errors/report-error';

/** Who is signed in, with their address book: undefined until it is read, null for guests and where that failed. */
export function useCustomer(isSignedIn: boolean): Customer | null | undefined {
  const [customer, setCustomer] = useState<Customer | null | undefined>(isSignedIn ? undefined : null);
  useEffect(() => {
    if (!isSignedIn) return;
    let isCurrent = true;
    readCustomer()
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
