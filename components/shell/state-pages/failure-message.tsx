import { buttonClass } from '@/components/ui/controls/button';
import { Counter, StateView } from './state-view';

export interface FailureLabels {
  title: string;
  hint: string;
  tryAgain: string;
}

/** What the shopper reads when something failed [ROUTE-16]; renders on the server and in the browser. */
export function FailureMessage({ title, hint, tryAgain }: FailureLabels) {
  return (
    <StateView drawing={<Counter />} title={title}>
      <p className="text-ink-soft">{hint}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page itself, also without JavaScript */}
      <a href="" className={buttonClass('primary', 'mt-6')}>
        {tryAgain}
      </a>
    </StateView>
  );
}
