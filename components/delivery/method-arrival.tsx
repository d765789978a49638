import type { ReactNode } from 'react';
import { Arrival } from './arrival';
import type { Arrivals } from './get-arrivals';

/** When a shipping method (`flatrate_flatrate`) arrives; undefined where the merchant has not said. */
export function methodArrival(arrivals: Arrivals | null, code: string, locale: string): ReactNode {
  const method = arrivals?.methods[code];
  if (!arrivals || !method) return undefined;
  const { schedule, time, texts } = arrivals;
  if (!schedule) return method.label;
  return (
    <Arrival schedule={schedule} days={method.days} locale={locale} time={time} texts={texts}>
      {method.label}
    </Arrival>
  );
}
