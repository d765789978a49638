import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import { testStoreContext, testStoreView } from '@/lib/store/store-context.fixture';
import messages from '@/messages/en-GB.json';
import { valueLabel } from './filter-label';

const t = createTranslator({ locale: 'en-GB', messages, namespace: 'catalog' });

it.each([
  ['GBP', '0_10', 'Up to £10'],
  ['THB', '890_1335', '฿890 – ฿1,335'],
  ['EUR', '20_*', '€20 and over'],
  ['THB', '44.5_89', '฿44.50 – ฿89.00'],
  ['USD', '12.731347_25.462694', '$12.73 – $25.46'],
])('[CAT-1] a step of prices in %s, %s, has no decimals that say nothing: %s', (currency, value, said) => {
  const storeView = testStoreView({ locale: currency === 'USD' ? 'en-US' : 'en-GB' });
  const context = { t, storeContext: { ...testStoreContext, storeView, currency } };
  expect(valueLabel({ code: 'price', type: 'range' }, { value, label: value }, context)).toBe(said);
});
