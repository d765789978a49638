import { getTranslations } from 'next-intl/server';
import { expect, it, vi } from 'vitest';
import { testStoreContext, testStoreView } from '@/lib/store/store-context.fixture';
import { valueLabel } from './filter-label';

vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('next-intl');
  const { default: messages } = await import('@/messages/en-GB.json');
  return {
    getTranslations: async (namespace: 'catalog') => createTranslator({ locale: 'en-GB', messages, namespace }),
  };
});

it.each([
  ['GBP', '0_10', 'Up to £10'],
  ['THB', '890_1335', '฿890 – ฿1,335'],
  ['EUR', '20_*', '€20 and over'],
  ['THB', '44.5_89', '฿44.50 – ฿89.00'],
  ['USD', '12.731347_25.462694', '$12.73 – $25.46'],
])('[CAT-1] a step of prices in %s, %s, has no decimals that say nothing: %s', async (currency, value, said) => {
  const t = await getTranslations('catalog');
  const storeView = testStoreView({ locale: currency === 'USD' ? 'en-US' : 'en-GB' });
  const context = { t, storeContext: { ...testStoreContext, storeView, currency } };
  expect(valueLabel({ code: 'price', type: 'range' }, { value, label: value }, context)).toBe(said);
});
