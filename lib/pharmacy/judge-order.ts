import 'server-only';
import { createTranslator } from 'next-intl';
import { isUnsold, type UnsoldRule } from '@/lib/browser/unsold-rule';
import { hasLostParts, lineContents } from '@/lib/cart/items/line-contents';
import { cardBadge, pieceBadge, productLabel, unsoldRule } from '@/lib/catalog/card/card-rules';
import { attributeValue, withAttributes } from '@/lib/catalog/product/attributes';
import { getNeededAttributes } from '@/lib/catalog/product/get-attributes';
import { AppError } from '@/lib/errors/app-error';
import { loadMessages } from '@/lib/i18n/load-messages';
import { INVALID_CART, NOT_AUTHORIZED, OUT_OF_STOCK } from '@/lib/magento/magento-messages';
import { fetchQuery } from '@/lib/magento/server/fetch-query';
import type { AskedOrder, RefusedOrder, TakeBack } from '@/lib/magento/server/forward-call';
import { getStoreViews } from '@/lib/store/get-store-views';
import { getStoppedTrade, getTradeCountries } from '@/lib/store/get-trade';
import { isUnknownCategory, medicineCardRules } from './card-rules';
import { judgedCartDocument, judgedOwnCartDocument } from './documents';
import { FACT_ATTRIBUTES } from './fact-attributes';
import { getJudgedCodes, getTradeRules } from './get-trade-rules';
import { guardedLines } from './guard/guarded-lines';
import { guardBasket } from './guard/ingredient-guard';
import { passedText } from './guard/limit-texts';
import { passedLines } from './passed-days';
import { formOf } from './suitability/form-of';
import { getFormCodes } from './suitability/get-asked-product';
import { spendAnswers, unansweredLines } from './suitability/unanswered-lines';

/**
 * Judges an order by the cart as the backend has it, whatever a browser has shown: none of it needs a prescription
 * without a consultation, lacks answers, is too much, or booked for a day that has passed. Null where nothing stands against it. Throws AppError.
 * `ifRefused` gets what gives the answers back, for where the backend refuses the order.
 */
export async function judgeOrder(
  order: AskedOrder,
  ifRefused: (takeBack: TakeBack) => void = () => {},
): Promise<RefusedOrder | null> {
  const storeViews = await getStoreViews();
  const storeView = storeViews.find(({ code }) => code === order.storeCode) ?? storeViews[0];
  if (!storeView) throw new AppError('http', 'The backend has no store view');
  const { locale, currency, code: store } = storeView;
  const storeContext = { storeView, currency };
  const judgedCodes = await getJudgedCodes();
  const codes = [...new Set([...judgedCodes, ...(await getFormCodes())])];
  if (codes.length === 0) return null;
  const cart = await readCart(order, store, codes);
  if (!cart || 'message' in cart) return cart;
  const isStopped = (await getStoppedTrade(storeContext)) !== null;
  const [{ cardRules }, countries, attributes, messages] = await Promise.all([
    getTradeRules(storeContext),
    getTradeCountries(storeContext),
    // Of a form its name is enough.
    getNeededAttributes(
      storeContext,
      judgedCodes.filter((code) => code !== FACT_ATTRIBUTES.suitabilityForm),
    ),
    loadMessages(locale, 'pharmacy', isStopped),
  ]);
  const rule = unsoldRule(cardRules, attributes);
  const lines = cart.items.map((item) => ({ ...item, key: item.uid, contents: lineContents(item) }));
  const code = FACT_ATTRIBUTES.legalCategory;
  // A category without a label, as one that is new in the backend, is no freer than one that nobody understands.
  const isUnread = (one: object) => attributeValue(one, code) !== null && productLabel(one, code, attributes) === null;
  const isUnknown = (line: HeldLine) =>
    productsIn(line).some(isUnread) ||
    isUnknownCategory(cardBadge(line.product, attributes, medicineCardRules)) ||
    line.contents.some(({ product, parent }) =>
      isUnknownCategory(pieceBadge(product, parent, attributes, medicineCardRules)),
    );
  const unknown = lines.filter(isUnknown);
  if (!isStopped && unknown.length > 0) {
    const t = createTranslator({
      locale,
      messages: await loadMessages(locale, 'neutral'),
      namespace: 'checkout.refused',
    });
    return { message: t('text', { names: namesOf(unknown) }), lines: unknown.map(({ uid }) => uid) };
  }
  const unsold = lines.filter((line) =>
    isStopped ? holdsUnsold(line, rule) || isMedicine(line) : holdsUnsold(line, rule) && !canBePrescribed(line, rule),
  );
  if (unsold.length > 0) {
    const t = createTranslator({ locale, messages, namespace: 'checkout.refused' });
    return { message: t('text', { names: namesOf(unsold) }), lines: unsold.map(({ uid }) => uid) };
  }
  const elsewhere =
    countries && cart.countries.some((code) => !countries.includes(code)) ? lines.filter(isMedicine) : [];
  if (countries && elsewhere.length > 0) {
    const t = createTranslator({ locale, messages, namespace: 'pharmacy.stopped' });
    const message = t('elsewhere', { names: namesOf(elsewhere), countries: countryNames(countries, locale) });
    return { message, lines: elsewhere.map(({ uid }) => uid) };
  }
  const passedDays = await passedLines(storeContext, lines);
  if (passedDays.length > 0) {
    const t = createTranslator({ locale, messages, namespace: 'checkout.summary' });
    return { message: t('dayOver'), lines: passedDays.map(({ uid }) => uid) };
  }
  const askAgain = (asked: typeof lines) => {
    const t = createTranslator({ locale, messages, namespace: 'pharmacy' });
    // Those of a consultation, too.
    const namespace = asked.some((line) => holdsUnsold(line, rule)) ? 'consultation' : 'suitability';
    return { message: t(`${namespace}.refused`, { names: namesOf(asked) }), lines: asked.map(({ uid }) => uid) };
  };
  const unanswered = await unansweredLines(storeContext, lines);
  if (unanswered.length > 0) return askAgain(unanswered);
  const { passed } = guardBasket(guardedLines(lines, attributes));
  if (passed.length > 0) {
    const t = createTranslator({ locale, messages, namespace: 'pharmacy.basketGuard' });
    return {
      message: passed.map((limit) => t(...passedText(limit))).join(' '),
      lines: passed.flatMap((limit) => limit.lines.map(({ key }) => key)),
    };
  }
  // Last: answers are this cart's once nothing else stands against its order.
  const { spent, giveBack } = await spendAnswers(cart.id, lines);
  ifRefused(giveBack);
  return spent.length > 0 ? askAgain(spent) : null;
}

/** A line as far as it tells what it holds. */
interface HeldLine {
  product: object;
  contents: readonly { product: object; parent: object | null }[];
  bundle_options?: unknown;
}

function productsIn({ product, contents }: HeldLine): object[] {
  return [product, ...contents.map((content) => content.product)];
}

function holdsUnsold(line: HeldLine, rule: UnsoldRule | null): boolean {
  return productsIn(line).some((one) => isUnsold(one, rule));
}

/** What has a legal category, or a licence, is one. */
function isMedicine(line: HeldLine): boolean {
  const { legalCategory, licenceNumber } = FACT_ATTRIBUTES;
  return productsIn(line).some((one) => [legalCategory, licenceNumber].some((code) => attributeValue(one, code)));
}

function namesOf(lines: readonly { product: { name?: string | null } }[]): string {
  return lines.map(({ product }) => product.name).join(', ');
}

function countryNames(codes: readonly string[], locale: string): string {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  return new Intl.ListFormat(locale).format(
    codes.map((code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code)),
  );
}

/** Whether a consultation is held about what a line sells: by a form of its own, and about no other product in it. */
function canBePrescribed(line: HeldLine, rule: UnsoldRule | null): boolean {
  return isUnsold(line.product, rule) && formOf(line.product) !== null && line.bundle_options === undefined;
}

/** The ordered cart; a refusal, or null where the backend takes no order of it and will say so. Throws AppError. */
async function readCart(order: AskedOrder, store: string, codes: readonly string[]) {
  try {
    const cart = await askCart(order, store, codes);
    const items = cart?.items?.map((item) => item ?? null);
    // A product that cannot be read cannot be judged, nor what holds one.
    if (!cart || !items || items.some((item) => !item?.product || hasLostParts(item)))
      throw new AppError('http', 'A line of the cart could not be read');
    const countries = (cart.shipping_addresses ?? []).flatMap((address) => address?.country.code ?? []);
    return { id: cart.id, items: items.filter((item) => item !== null), countries };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { message, status } = error;
    // Not passed on: REST might know its sender by a cookie, which was not asked about.
    const unauthorized: RefusedOrder = { message, lines: [], isUnauthorized: true };
    if (order.cart === 'own' && (status === 401 || message.includes(NOT_AUTHORIZED))) return unauthorized;
    if (NOT_ORDERED.some((sentence) => message.includes(sentence))) return null;
    // In Magento 2.4.4 the cart's errors stand in its list of lines, such as more of one than there is.
    const isOthers = message.includes(INVALID_CART[2]);
    if (error.category === 'graphql-input' && !isOthers) return { message, lines: [] };
    throw error;
  }
}

/** The cart as whoever asks may see it. Throws AppError. */
async function askCart({ cart, authorization }: AskedOrder, store: string, codes: readonly string[]) {
  if (cart === 'unknown') throw new AppError('input', 'The order does not say of which cart');
  const options = { store, authorization, next: { revalidate: 0 } };
  if (cart === 'own')
    return (await fetchQuery(withAttributes(judgedOwnCartDocument, RULED, codes), {}, options)).data.cart;
  const document = withAttributes(judgedCartDocument, RULED, codes);
  const asGuest = { ...options, authorization: null };
  const { data } = await fetchQuery(document, { cartId: cart.id }, options).catch((error) => {
    // From 2.4.8 on GraphQL refuses whatever comes with a token that it does not know; REST takes its sender for a guest.
    if (authorization && error instanceof AppError && error.status === 401)
      return fetchQuery(document, { cartId: cart.id }, asGuest);
    throw error;
  });
  return data.cart;
}

/** The fragment that takes the attributes. */
const RULED = 'RuledProduct';

/** What nobody can order: a cart that is gone, or one with a line that is sold out. */
const NOT_ORDERED = [INVALID_CART[0], INVALID_CART[1], ...OUT_OF_STOCK];
