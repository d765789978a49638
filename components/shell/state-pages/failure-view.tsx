import type { ReactNode } from 'react';
import { Wordmark } from '@/components/shell/header/logo';
import { buttonClass } from '@/components/ui/controls/button';
import { FALLBACK_STORE_NAME } from '@/lib/config/constants';
import { Counter, StateView } from './state-view';

interface FailureLabels {
  title: string;
  hint: string;
  tryAgain: string;
}

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

interface FailureMessageProps extends FailureLabels {
  drawing: ReactNode;
  /** Whom to call meanwhile, and whose shop it is. */
  help?: ReactNode;
}

/** What the shopper reads when something failed [ROUTE-16]. */
function FailureMessage({ drawing, title, hint, tryAgain, help }: FailureMessageProps) {
  return (
    <StateView drawing={drawing} title={title}>
      <p className="text-ink-soft">{hint}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page itself, also without JavaScript */}
      <a href="" className={buttonClass('primary', 'mt-6')}>
        {tryAgain}
      </a>
      {help ? <div className="mt-6 grid gap-1 text-sm">{help}</div> : null}
    </StateView>
  );
}
