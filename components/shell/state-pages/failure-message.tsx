import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/controls/button';
import { StateView } from './state-view';

export interface FailureLabels {
  title: string;
  hint: string;
  tryAgain: string;
  /** Whom to call meanwhile. */
  call?: { text: string; href: string } | undefined;
}

interface FailureMessageProps extends FailureLabels {
  drawing: ReactNode;
}

/** What the shopper reads when something failed [ROUTE-16]; renders on the server and in the browser. */
export function FailureMessage({ drawing, title, hint, tryAgain, call }: FailureMessageProps) {
  return (
    <StateView drawing={drawing} title={title}>
      <p className="text-ink-soft">{hint}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page itself, also without JavaScript */}
      <a href="" className={buttonClass('primary', 'mt-6')}>
        {tryAgain}
      </a>
      {call ? (
        <p className="mt-6">
          <a href={call.href} className="font-medium text-evergreen underline">
            {call.text}
          </a>
        </p>
      ) : null}
    </StateView>
  );
}
