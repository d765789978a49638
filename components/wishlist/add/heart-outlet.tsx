'use client';

import { useEffect } from 'react';
import { onPress } from '@/components/ui/early-press';
import { warn } from '@/lib/browser/notice-event';
import { useSignedIn } from '@/lib/customer/user-store';
import type { HeartLabels } from './heart';
import { HEARTS_EVENT } from './hearts-event';

const loadHearts = () => import('./heart');

/** Hearts of product cards [CAT-5]: their code comes with the first press, and for a customer. */
export function HeartOutlet({ labels }: { labels: HeartLabels }) {
  const isSignedIn = useSignedIn() === true;
  useEffect(() => {
    return onPress('data-heart', (heart) => {
      loadHearts().then(
        ({ pressCardHeart }) => pressCardHeart(heart, labels),
        () => {
          warn(labels.offline);
          heart.removeAttribute('aria-busy');
        },
      );
    });
  }, [labels]);
  useEffect(() => {
    if (!isSignedIn) return;
    window.dispatchEvent(new Event(HEARTS_EVENT));
    let isGone = false;
    let stop = () => {};
    loadHearts().then(
      ({ markCardHearts }) => {
        if (!isGone) stop = markCardHearts();
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [isSignedIn]);
  return null;
}
