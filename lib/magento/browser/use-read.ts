import { useCallback, useEffect, useRef, useState } from 'react';
import type { AppError } from '@/lib/errors/app-error';
import { toAppError } from '@/lib/magento/to-app-error';

interface Reading<Data> {
  /** What was read last; null until then. It stays while it is read again. */
  data: Data | null;
  error: AppError | null;
  isReading: boolean;
  /** Reads it again: after a failure, or since it has changed. */
  retry: () => void;
}

/** What a private page reads once it is open, and again for another `key`; the answer to an earlier one is ignored. */
export function useRead<Data>(key: string, task: () => Promise<Data>): Reading<Data> {
  const [state, setState] = useState<Omit<Reading<Data>, 'retry'>>({ data: null, error: null, isReading: true });
  const [attempt, setAttempt] = useState(0);
  const current = useRef(task);
  current.current = task;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read changes with the key alone
  useEffect(() => {
    let isWanted = true;
    setState(({ data }) => ({ data, error: null, isReading: true }));
    current.current().then(
      (data) => isWanted && setState({ data, error: null, isReading: false }),
      (cause) => isWanted && setState({ data: null, error: toAppError(cause), isReading: false }),
    );
    return () => {
      isWanted = false;
    };
  }, [key, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...state, retry };
}
