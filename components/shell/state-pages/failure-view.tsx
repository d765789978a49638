import type { ReactNode } from 'react';
import { Wordmark } from '@/components/shell/header/logo';
import { buttonClass } from '@/components/ui/controls/button';
import { FALLBACK_STORE_NAME } from '@/lib/config/constants';
import { Counter, StateView } from './state-view';

/** This page knows no store view; the root leads on to the one that the visitor's cookie names. */
const HOME = '/';

interface FailureLabels {
  title: string;
  hint: string;
  tryAgain: string;
  home: string;
  /** Of the shop's name, which leads there, too. */
  homeLink: string;
}

/** The failure page: nothing of it is read from the backend, which is what failed [ROUTE-16]. */
export function FailureView({ labels, help }: { labels: FailureLabels; help?: ReactNode }) {
  const { homeLink, ...message } = labels;
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="gutters mx-auto max-w-page py-4">
          <a href={HOME} aria-label={homeLink}>
            <Wordmark name={FALLBACK_STORE_NAME} />
          </a>
        </div>
      </header>
      <main>
        <FailureMessage drawing={<Counter />} help={help} {...message} />
      </main>
    </>
  );
}

interface FailureMessageProps extends Omit<FailureLabels, 'homeLink'> {
  drawing: ReactNode;
  /** Whom to call meanwhile, and whose shop it is. */
  help?: ReactNode;
}

/** What the shopper reads when something failed [ROUTE-16]. */
function FailureMessage({ drawing, title, hint, tryAgain, home, help }: FailureMessageProps) {
  return (
    <StateView drawing={drawing} title={title}>
      <p className="text-ink-soft">{hint}</p>
      <p className="mt-6 flex flex-wrap justify-center gap-3">
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page itself, also without JavaScript */}
        <a href="" className={buttonClass('primary')}>
          {tryAgain}
        </a>
        <a href={HOME} className={buttonClass('secondary')}>
          {home}
        </a>
      </p>
      {help ? <div className="mt-6 grid gap-1 text-sm">{help}</div> : null}
    </StateView>
  );
}
