'use client';

import { useEffect, useState } from 'react';
import { nextArrival } from '@/lib/delivery/arrival';
import { zoneName } from '@/lib/format/zone-name';
import { type ArrivalFacts, arrivalSentence } from './arrival-texts';

/** The promise by the clock, true to the minute while the page is open. */
export function ArrivalClock({ schedule, days, texts, time, locale }: ArrivalFacts) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  const arrival = nextArrival(now, schedule, days);
  const { timeZone } = schedule;
  const clock = (zone?: string) => new Date(arrival.cutOffAt).toLocaleString('en', { timeZone: zone });
  // Who lives by another clock is told by whose the cut-off is.
  const by =
    clock() === clock(timeZone)
      ? texts.by
      : texts.by.replace('{leaves}', (leaves) => `${leaves} (${zoneName(timeZone, locale)})`);
  return arrivalSentence(arrival, now, { texts: { ...texts, by }, time, locale });
}
