import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/controls/button';
import { StateView } from './state-view';

export interface FailureLabels {
  title: string;
  hint: string;
  tryAgain: string;
}

interface FailureMessageProps extends FailureLabels {
  drawing: ReactNode;
  /** Whom to call meanwhile, and whose shop it is. */
  help?: ReactNode;
}

/** What the shopper reads when something failed [ROUTE-16]; renders on the server and in the browser. */
export function FailureMessage({ drawing, title, hint, tryAgain, help }: FailureMessageProps) {
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
