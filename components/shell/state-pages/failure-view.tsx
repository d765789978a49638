import type { ReactNode } from 'react';
import { Wordmark } from '@/components/shell/header/logo';
import { FALLBACK_STORE_NAME } from '@/lib/config/constants';
import { type FailureLabels, FailureMessage } from './failure-message';
import { Counter } from './state-view';

/** The failure page: nothing of it is read from the backend, which is what failed [ROUTE-16]. */
export function FailureView({ labels, help }: { labels: FailureLabels; help?: ReactNode }) {
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="gutters mx-auto max-w-page py-4">
          <Wordmark name={FALLBACK_STORE_NAME} />
        </div>
      </header>
      <main>
        <FailureMessage drawing={<Counter />} help={help} {...labels} />
      </main>
    </>
  );
}
