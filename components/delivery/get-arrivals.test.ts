import { createTranslator } from 'next-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { nextArrival } from '@/lib/delivery/arrival';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import messages from '@/messages/en-GB.json';
import { arrivalSentence } from './arrival-texts';
import { getArrivals } from './get-arrivals';

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'delivery') => createTranslator({ locale: 'en-GB', messages, namespace }),
}));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const TERMS =
  'Cut-off: 16:00<br>Working days: Mon-Fri<br>Holidays: 2026-11-20 2026-11-23 2026-11-24<br>Method: a_b | Standard | 1';

/** When an order of a holiday arrives, as a page says it that is read at this instant. */
async function saidAt(instant: string) {
  vi.useFakeTimers({ now: Date.parse(instant), toFake: ['Date'] });
  fakeCommerce({
    cmsBlocks: { cmsBlocks: { items: [{ identifier: 'shop-delivery', content: TERMS }] } },
    deliveryPlace: { storeConfig: { timezone: 'Europe/London' } },
    currencyRates: { currency: null },
  });
  const arrivals = await getArrivals(testStoreContext);
  const { days } = arrivals?.methods.a_b ?? {};
  if (!arrivals?.schedule || !days) throw new Error('no days');
  const placedAt = Date.parse('2026-11-23T10:00:00Z');
  const sentence = arrivalSentence(nextArrival(placedAt, arrivals.schedule, days), placedAt, {
    ...arrivals,
    locale: 'en-GB',
  });
  return { sentence, holidays: arrivals.schedule.holidays };
}

it('an order’s arrival is the same after midnight of the holiday on which it was placed', async () => {
  const before = await saidAt('2026-11-23T22:05:00Z');
  expect(before.sentence).toContain('26');
  expect((await saidAt('2026-11-24T00:05:00Z')).sentence).toBe(before.sentence);
  expect((await saidAt('2026-11-25T00:05:00Z')).sentence).toBe(before.sentence);
  expect(before.holidays, 'what is long over is not sent').toEqual(['2026-11-23', '2026-11-24']);
});
