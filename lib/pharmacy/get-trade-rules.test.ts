import { afterEach, expect, test } from 'vitest';
import { env } from '@/lib/config/env';
import { medicineCardRules } from './card-rules';
import { getTradeRules } from './get-trade-rules';

afterEach(() => {
  env.SHOP_TRADE = undefined;
});

test('a pharmacy tells the catalogue the rules of its cards and which texts warn; another shop tells nothing', async () => {
  env.SHOP_TRADE = 'pharmacy';
  expect(await getTradeRules()).toEqual({ cardRules: medicineCardRules, warnings: ['warnings'] });
  env.SHOP_TRADE = 'neutral';
  expect(await getTradeRules()).toEqual({ warnings: [] });
});
