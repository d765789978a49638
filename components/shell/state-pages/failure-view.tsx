import { Wordmark } from '@/components/shell/header/wordmark';
import { FALLBACK_STORE_NAME } from '@/lib/config/constants';
import { FailureMessage, type FailureWords } from './failure-message';

/** The failure page: nothing of it is read from the backend, which is what failed [ROUTE-16]. */
export function FailureView({ words }: { words: FailureWords }) {
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="gutters mx-auto max-w-page py-4">
          <Wordmark name={FALLBACK_STORE_NAME} />
        </div>
      </header>
      <main>
        <FailureMessage {...words} />
      </main>
    </>
  );
}
