'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { openAppPage } from '@/lib/analytics/page-view';
import {
  mayBeCounted,
  type PrivacyChoice,
  readPrivacyChoice,
  refusesByBrowser,
  storePrivacyChoice,
} from '@/lib/analytics/privacy-choice';
import type { AnalyticsSettings } from '@/lib/analytics/settings';
import type { Counting } from '@/lib/analytics/start-counting';
import { CART_PATH, CHECKOUT_PATH } from '@/lib/config/paths';
import { PrivacyBanner } from './privacy-banner';
import type { AnalyticsProps } from './privacy-labels';

interface AnalyticsOutletProps extends AnalyticsProps {
  /** The button that asked for the choice; null where the page asks, or nobody. */
  opener: HTMLElement | null;
  onClose: () => void;
}

/** Who is about to pay is not asked: the bar with the way on stands where the question would. */
const QUIET_PAGES: readonly (string | null)[] = [CART_PATH, CHECKOUT_PATH];

/** Counts where a visitor has agreed, and asks where they have not said anything yet [STORE-6]. */
export function AnalyticsOutlet({ settings, labels, opener, onClose }: AnalyticsOutletProps) {
  const { choice, choose } = usePrivacyChoice();
  const isRefused = refusesByBrowser();
  useCounting(settings, choice === 'accepted' && !isRefused, opener !== null);
  const isAsked = choice === null && mayBeCounted() && !QUIET_PAGES.includes(openAppPage());

  function close() {
    onClose();
    opener?.focus();
  }

  if (!opener && !isAsked) return null;
  return (
    <PrivacyBanner
      labels={labels}
      choice={choice}
      isRefused={isRefused}
      isOpened={opener !== null}
      onClose={close}
      onChoose={(next) => {
        choose(next);
        close();
      }}
    />
  );
}

/** The stored choice, also where another tab has made it, or another page before this one came back whole. */
function usePrivacyChoice() {
  const [choice, setChoice] = useState(() => readPrivacyChoice());
  useEffect(() => {
    const follow = () => setChoice(readPrivacyChoice());
    const events = ['storage', 'pageshow'];
    for (const event of events) window.addEventListener(event, follow);
    return () => {
      for (const event of events) window.removeEventListener(event, follow);
    };
  }, []);
  const choose = (next: PrivacyChoice) => {
    storePrivacyChoice(next);
    setChoice(next);
  };
  return { choice, choose };
}

/** Counting begins with its code, and ends at once when the visitor withdraws; `wasOff`: maybe until just now. */
function useCounting(settings: AnalyticsSettings, isOn: boolean, wasOff: boolean): void {
  const counting = useRef<Counting | null>(null);
  // Whoever agrees, in this tab or another, does not agree for what they did before.
  const isNew = useRef(wasOff);
  const pathname = usePathname();
  const words = useSearchParams().get('query');
  // biome-ignore lint/correctness/useExhaustiveDependencies: settings stay as long as the document
  useEffect(() => {
    if (!isOn) {
      isNew.current = true;
      return;
    }
    let isOver = false;
    import('@/lib/analytics/start-counting').then(
      ({ startCounting }) => {
        if (!isOver) counting.current = startCounting(settings, { isNew: isNew.current });
      },
      // Nobody misses it; the next page tries again.
      () => undefined,
    );
    return () => {
      isOver = true;
      counting.current?.stop();
      counting.current = null;
    };
  }, [isOn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address tells that another page has come
  useEffect(() => counting.current?.viewPage(), [pathname, words]);
}
