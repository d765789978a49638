import 'server-only';
import type { UnsoldRule } from '@/lib/browser/unsold-rule';
import { processShared } from '@/lib/cache/process-memory';
import { type CardRules, kindOf, unsoldRule } from '@/lib/catalog/card/card-rules';
import { getAttributes } from '@/lib/catalog/product/get-attributes';
import { reportError } from '@/lib/errors/report-error';
import { getCapabilities, hasLineErrors } from '@/lib/magento/capabilities/capabilities';
import { type AskedOfLines, productCodes } from '@/lib/magento/product-codes';
import { getStoppedTrade, getTrade } from '@/lib/store/get-trade';
import type { StoreContext } from '@/lib/store/store-view';
import { isUnknownCategory, medicineCardRules, stoppedCardRules } from './card-rules';
import { FACT_ATTRIBUTES, guardAttributes } from './fact-attributes';
import { reportOnce } from './report-once';

/** What `app` tells the catalogue about the shop's trade. */
export interface TradeRules {
  cardRules?: CardRules;
  /** Attributes whose texts are set apart on a product page: they are read before anything is taken. */
  warnings: readonly string[];
}

/** The rules of a medicines shop; none where the shop sells anything else. Throws AppError. */
export async function getTradeRules({ storeView }: Pick<StoreContext, 'storeView'>): Promise<TradeRules> {
  if ((await getTrade()) !== 'pharmacy') return { warnings: [] };
  await warnWithoutCategory();
  const isStopped = (await getStoppedTrade({ storeView })) !== null;
  return { cardRules: isStopped ? stoppedCardRules : medicineCardRules, warnings: ['warnings'] };
}

/** What the browser knows by that a product is not sold in a cart; null where everything is. Throws AppError. */
export async function getUnsoldRule(storeContext: StoreContext): Promise<UnsoldRule | null> {
  const [{ cardRules }, { productAttributes }] = await Promise.all([getTradeRules(storeContext), getCapabilities()]);
  if (!cardRules || !productAttributes.includes(cardRules.badge.code)) return null;
  const attributes = await getAttributes(storeContext);
  const { kinds } = cardRules.badge;
  for (const label of attributes.get(cardRules.badge.code)?.options.values() ?? []) {
    const found = kindOf(label, kinds);
    if (found && isUnknownCategory(found)) warnOfCategory(label);
  }
  return unsoldRule(cardRules, attributes);
}

/** The attributes by which a basket's medicines are judged; none where the backend has none. Throws AppError. */
export async function getGuardCodes(): Promise<string[]> {
  if ((await getTrade()) !== 'pharmacy') return [];
  return guardAttributes((await getCapabilities()).productAttributes);
}

/** The attributes by which an order is judged, out of those that the backend has. Throws AppError. */
export async function getJudgedCodes(): Promise<string[]> {
  if ((await getTrade()) !== 'pharmacy') return [];
  const { productAttributes } = await getCapabilities();
  const { legalCategory, licenceNumber } = FACT_ATTRIBUTES;
  const wanted = new Set([legalCategory, licenceNumber, ...guardAttributes(productAttributes)]);
  return [...wanted].filter((code) => productAttributes.includes(code));
}

/** What a cart's lines are asked for, as the browser will: see `pageAskedOfLines`. Throws AppError. */
export async function getAskedOfLines(storeContext: StoreContext): Promise<AskedOfLines> {
  const [rule, facts, capabilities] = await Promise.all([
    getUnsoldRule(storeContext),
    getGuardCodes(),
    getCapabilities(),
  ]);
  return { codes: productCodes(rule?.code, facts), hasErrors: hasLineErrors(capabilities) };
}

/** Said once of each label: the merchant may have misspelt what is sold freely. */
function warnOfCategory(label: string): void {
  const why = `${medicineCardRules.badge.code} "${label}" is no legal category that the shop knows`;
  reportOnce('A medicine is not sold', why);
}

/** Said once: the shop goes on, but cannot know what it must not sell. */
async function warnWithoutCategory(): Promise<void> {
  const { code } = medicineCardRules.badge;
  const { productAttributes } = await getCapabilities();
  if (productAttributes.includes(code)) return;
  const warned = processShared('warned-of-category', () => ({ isDone: false }));
  if (warned.isDone) return;
  warned.isDone = true;
  const why = `neither COMMERCE_FIELDS nor the backend's schema has ProductInterface.${code}`;
  reportError('Medicines that need a prescription cannot be told from others, and are sold', new Error(why));
}
