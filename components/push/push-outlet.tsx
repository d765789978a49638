'use client';

import { useEffect } from 'react';
import { useSignedIn } from '@/lib/customer/user-store';
import type { PushConfig } from '@/lib/push/get-push-config';

export interface PushOutletProps {
  config: PushConfig;
  labels: { view: string };
}

/** What customers get of notices on any page; its code comes for them alone. */
export function PushOutlet({ config, labels }: PushOutletProps) {
  const isSignedIn = useSignedIn() === true;
  const { view } = labels;
  useEffect(() => {
    if (!isSignedIn) return;
    const controller = new AbortController();
    import('./watch-push').then(({ watchPush }) => watchPush(config, view, controller.signal)).catch(() => undefined);
    return () => controller.abort();
  }, [isSignedIn, config, view]);
  return null;
}
