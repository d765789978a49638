import 'server-only';
import type { CardRules } from '@/lib/catalog/card/card-rules';
import { getTrade } from '@/lib/store/get-trade';
import { medicineCardRules } from './card-rules';

/** What `app` tells the catalogue about the shop's trade. */
export interface TradeRules {
  cardRules?: CardRules;
  /** Attributes whose texts are set apart on a product page: they are read before anything is taken. */
  warnings: readonly string[];
}

/** The rules of a medicines shop; none where the shop sells anything else. Throws AppError. */
export async function getTradeRules(): Promise<TradeRules> {
  const isPharmacy = (await getTrade()) === 'pharmacy';
  return isPharmacy ? { cardRules: medicineCardRules, warnings: ['warnings'] } : { warnings: [] };
}
