import 'server-only';
import { createTranslator } from 'next-intl';
import { isUnsold, type UnsoldRule } from '@/lib/browser/unsold-rule';
import { lineContents } from '@/lib/cart/items/line-contents';
import { withAttributes } from '@/lib/catalog/product/attributes';
import { getAttributes } from '@/lib/catalog/product/get-attributes';
import { AppError } from '@/lib/errors/app-error';
import { loadMessages } from '@/lib/i18n/load-messages';
import { INVALID_CART, NOT_AUTHORIZED, OUT_OF_STOCK } from '@/lib/magento/magento-messages';
import { fetchQuery } from '@/lib/magento/server/fetch-query';
import type { AskedOrder, RefusedOrder } from '@/lib/magento/server/forward-call';
import { getStoppedTrade } from '@/lib/store/get-stopped-trade';
import { getStoreViews } from '@/lib/store/get-store-views';
import { judgedCartDocument, judgedOwnCartDocument } from './documents';
import { getProductCodes, getUnsoldRule } from './get-trade-rules';
import { guardedLines } from './guard/guarded-lines';
import { guardBasket, passedText } from './guard/ingredient-guard';
import { formOf } from './suitability/form-of';
import { getFormCodes } from './suitability/get-asked-product';
import { unansweredLines } from './suitability/unanswered-lines';

/**
 * Judges an order at the till, by the cart as the backend has it and whatever a browser has shown: nothing of it needs a
 * prescription without a consultation, lacks the answers of a shopper, or is too much. Null where nothing stands against
 * it. Throws AppError where nobody can tell.
 */
export async function judgeOrder(order: AskedOrder): Promise<RefusedOrder | null> {
  const storeViews = await getStoreViews();
  const storeView = storeViews.find(({ code }) => code === order.storeCode) ?? storeViews[0];
  if (!storeView) throw new AppError('http', 'The backend has no store view');
  const { locale, currency, code: store } = storeView;
  const storeContext = { storeView, currency };
  const codes = [...new Set([...(await getProductCodes(storeContext)), ...(await getFormCodes())])];
  if (codes.length === 0) return null;
  const items = await readItems(order, store, codes);
  if (!items) return null;
  const isStopped = (await getStoppedTrade(storeContext)) !== null;
  const [rule, attributes, messages] = await Promise.all([
    getUnsoldRule(storeContext),
    getAttributes(storeContext),
    loadMessages(locale, 'pharmacy', isStopped),
  ]);
  const lines = items.map((item) => ({ ...item, key: item.uid, contents: lineContents(item) }));
  const unsold = lines.filter((line) => holdsUnsold(line, rule) && (isStopped || !canBePrescribed(line, rule)));
  if (unsold.length > 0) {
    const t = createTranslator({ locale, messages, namespace: 'checkout.refused' });
    const names = unsold.map(({ product }) => product.name).join(', ');
    return { message: t('text', { names }), lines: unsold.map(({ uid }) => uid) };
  }
  // Those of a consultation, too.
  const unanswered = await unansweredLines(storeContext, lines);
  if (unanswered.length > 0) {
    const t = createTranslator({ locale, messages, namespace: 'pharmacy' });
    const names = unanswered.map(({ product }) => product.name).join(', ');
    const words = unanswered.some((line) => holdsUnsold(line, rule)) ? 'consultation' : 'suitability';
    return { message: t(`${words}.refused`, { names }), lines: unanswered.map(({ uid }) => uid) };
  }
  const { passed } = guardBasket(guardedLines(lines, attributes));
  if (passed.length === 0) return null;
  const t = createTranslator({ locale, messages, namespace: 'pharmacy.basketGuard' });
  return {
    message: passed.map((limit) => t(...passedText(limit))).join(' '),
    lines: passed.flatMap((limit) => limit.lines.map(({ key }) => key)),
  };
}

/** A line as far as it tells what it holds. */
interface HeldLine {
  product: object;
  contents: readonly { product: object }[];
  bundle_options?: unknown;
}

function holdsUnsold({ product, contents }: HeldLine, rule: UnsoldRule | null): boolean {
  return [product, ...contents.map((content) => content.product)].some((one) => isUnsold(one, rule));
}

/** Whether a consultation is held about what a line sells: by a form of its own, and about no other product in it. */
function canBePrescribed(line: HeldLine, rule: UnsoldRule | null): boolean {
  return isUnsold(line.product, rule) && formOf(line.product) !== null && line.bundle_options === undefined;
}

/** The lines of the ordered cart; null where the backend takes no order of it, and will say so. Throws AppError. */
async function readItems({ cart, authorization }: AskedOrder, store: string, codes: readonly string[]) {
  if (cart === 'unknown') throw new AppError('input', 'The order does not say of which cart');
  const options = { store, authorization, next: { revalidate: 0 } };
  try {
    const { data } =
      cart === 'own'
        ? await fetchQuery(withAttributes(judgedOwnCartDocument, RULED, codes), {}, options)
        : await fetchQuery(withAttributes(judgedCartDocument, RULED, codes), { cartId: cart.id }, options);
    const items = (data.cart?.items ?? []).map((item) => item ?? null);
    // A product that cannot be read cannot be judged.
    if (items.some((item) => !item?.product)) throw new AppError('http', 'A line of the cart could not be read');
    return items.filter((item) => item !== null);
  } catch (error) {
    if (error instanceof AppError && isRefusedBy(error)) return null;
    throw error;
  }
}

/** The fragment that takes the attributes. */
const RULED = 'RuledProduct';

/** What nobody can order: a cart that is gone, that of a session that has ended, or one with a line that is sold out. */
const NOT_ORDERED = [INVALID_CART[0], INVALID_CART[1], NOT_AUTHORIZED, ...OUT_OF_STOCK];

function isRefusedBy({ message, status }: AppError): boolean {
  return status === 401 || NOT_ORDERED.some((sentence) => message.includes(sentence));
}
