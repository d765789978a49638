'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/image/icon';
import { readStored } from '@/lib/browser/local-storage';
import { warn } from '@/lib/browser/notice-event';
import { whenIdle } from '@/lib/browser/when-idle';
import type { HeartLabels } from './heart';
import { HEARTS_EVENT } from './hearts-event';

const loadHeart = () => import('./heart');

/** The heart of a product's form. What it does is loaded when it is pressed, or at rest where somebody is signed in. */
export function WishIsland({ sku, labels }: { sku: string; labels: HeartLabels & { save: string; saved: string } }) {
  const heart = useRef<HTMLButtonElement>(null);
  const [isWished, setWished] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    const follow = () => {
      if (!readStored('signin_token')) return;
      loadHeart().then(
        ({ followHeart }) => {
          stop();
          if (!isGone) stop = followHeart(sku, setWished);
        },
        () => undefined,
      );
    };
    const stopWaiting = whenIdle(null, follow);
    window.addEventListener(HEARTS_EVENT, follow);
    return () => {
      isGone = true;
      stopWaiting();
      window.removeEventListener(HEARTS_EVENT, follow);
      stop();
    };
  }, [sku]);

  async function press() {
    const button = heart.current;
    if (!button || isBusy) return;
    setBusy(true);
    await loadHeart().then(
      ({ pressHeart }) => pressHeart(button, sku, labels),
      () => warn(labels.offline),
    );
    setBusy(false);
  }

  return (
    <button
      ref={heart}
      type="button"
      aria-pressed={isWished}
      aria-busy={isBusy || undefined}
      onClick={press}
      className="target inline-flex items-center justify-center gap-2 rounded-full px-4 py-2 font-semibold text-evergreen hover:bg-evergreen-tint aria-busy:opacity-60 noscript:hidden"
    >
      <Icon name="heart" className={`size-5 ${isWished ? 'fill-current' : ''}`} />
      {isWished ? labels.saved : labels.save}
    </button>
  );
}
