'use client';

import { useEffect, useState } from 'react';
import { nextArrival } from '@/lib/delivery/arrival';
import { type ArrivalFacts, arrivalSentence } from './arrival-texts';

/** The promise by the clock, true to the minute while the page is open. */
export function ArrivalClock({ schedule, days, texts, time, locale }: ArrivalFacts) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return arrivalSentence(nextArrival(now, schedule, days), now, { texts, time, locale });
}
