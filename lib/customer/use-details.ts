import { useEffect } from 'react';
import type { AppError } from '@/lib/errors/app-error';
import type { Customer } from './customer';
import { readDetails } from './read-details';
import { useUserStore } from './user-store';

interface Details {
  /** Null until it is read, and where that failed. */
  customer: Customer | null;
  error: AppError | null;
  retry: () => void;
}

/** Who is signed in, with their addresses; read once for the document, and again by whoever changes them [SESS-6]. */
export function useDetails(): Details {
  const customer = useUserStore((state) => state.currentUser);
  const error = useUserStore((state) => state.getDetailsError);
  useEffect(() => {
    if (!useUserStore.getState().currentUser) retry();
  }, []);
  return { customer, error, retry };
}

function retry(): void {
  // The store holds the error.
  readDetails().catch(() => undefined);
}
