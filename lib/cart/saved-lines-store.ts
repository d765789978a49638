import { create } from 'zustand';
import { readStored, readStoredJson, writeStored } from '@/lib/browser/local-storage';
import { pageStoreCodes } from '@/lib/browser/page-store';
import { AppError, isAnswered } from '@/lib/errors/app-error';
import { useBasketGuardStore } from './basket-guard-store';
import type { CartItemInput, CartLine, TaxedMoney } from './cart';
import { sendItems, tellAdded } from './items/add-to-cart';
import { SEALED } from './items/entered-options';
import { itemAction, throwUserErrors } from './items/item-action';
import { isInCart, removeItem } from './items/remove-item';
import { withCart } from './session/with-cart';

/** A line that waits beside the cart, in this browser alone: Magento keeps things for customers only, as wishes. */
export interface SavedLine {
  key: string;
  /** Whose it is, as `session_owner`; none for a guest's. */
  owner?: string;
  /** The store view whose language its texts are in. */
  store: string;
  name: string;
  href: string | null;
  image: string | null;
  options: CartLine['options'];
  /** What one cost when it was saved; the cart asks anew. Lines of earlier versions have none. */
  price?: TaxedMoney;
  /** Null where the line has to be chosen on its product's page again: what was answered there is kept nowhere. */
  input: CartItemInput | null;
  /** The cart's line that came last, and what was saved of the same before it. */
  last?: { uid: string; before?: SavedLine | undefined } | undefined;
}

/** More than anybody keeps. */
const LIMIT = 50;

/** Lines that are saved for later, the latest first. */
export const useSavedLines = create<{ lines: SavedLine[] }>(() => ({ lines: [] }));

/** Takes up what the browser's storage has, of the page's store view and of who uses the shop. */
export function readSavedLines(): void {
  useSavedLines.setState({ lines: ofPage(stored()) });
}

/**
 * Moves a line out of the cart, to what is saved of the same. Throws AppError, `noRoom` where the browser stores nothing;
 * the line then stays. Where nobody knows whether it does, it is saved all the same.
 */
export async function saveForLater(line: CartLine, noRoom: string): Promise<void> {
  // What is certainly not sent need not be found out.
  if (!navigator.onLine) throw new AppError('network', 'Nothing is sent offline');
  if (!keep(withEarlier(line))) throw new AppError('input', noRoom);
  try {
    await removeItem(line);
  } catch (error) {
    const isIn = await isInCart(line).catch(() => isAnswered(error) || null);
    if (isIn === false) return;
    if (isIn) unsave(line);
    throw error;
  }
}

/** Takes a line out of what is saved, since it is in the cart; what was saved of the same before it stays. */
export function unsave(line: CartLine): void {
  const saved = toSavedLine(line);
  const before = savedLike(saved)?.last?.before;
  if (before) keep(before);
  else discardSaved(saved);
}

/** Moves a saved line into the cart. Throws AppError, with the backend's reason; the line is then still saved. */
export async function bringBack(saved: SavedLine, input: CartItemInput): Promise<void> {
  await itemAction('isAddingItem', 'addItemError', () =>
    withCart(async (cartId) => {
      const { lines, userErrors } = await sendItems(cartId, [input]);
      throwUserErrors(userErrors);
      tellAdded(lines, [input]);
    }),
  );
  discardSaved(saved);
}

/** Saves a line, or does so again; says whether the browser has stored it. */
export function keep(line: SavedLine): boolean {
  return store([line, ...stored().filter((other) => !isSame(other, line))].slice(0, LIMIT));
}

export function discardSaved(line: SavedLine): void {
  store(stored().filter((other) => !isSame(other, line)));
}

/** A line with what is saved of the same already, as far as one order may hold both. */
function withEarlier(line: CartLine): SavedLine {
  const saved = toSavedLine(line);
  const found = savedLike(saved);
  // Whoever tries again has it there since the first time.
  const before = found?.last?.uid === line.uid ? found.last.before : found;
  const last = { uid: line.uid, before: before && { ...before, last: undefined } };
  if (!saved.input || !before?.input) return { ...saved, last };
  const most = useBasketGuardStore.getState().most[line.key] ?? line.maxQuantity ?? Number.POSITIVE_INFINITY;
  const [now, earlier] = [line.quantity, before.input.quantity];
  return { ...saved, last, input: { ...saved.input, quantity: Math.max(now, earlier, Math.min(now + earlier, most)) } };
}

/** What is kept of a line: no answers that the shop's server has sealed, which may be about somebody's health. */
function toSavedLine({ key, product, options, price, input, isRepeatable }: CartLine): SavedLine {
  const isSealed = input.entered_options?.some(({ value }) => SEALED.test(value)) ?? false;
  const { name, href, image } = product;
  const owner = readStored('session_owner');
  return {
    ...{ store: pageStoreCodes().store, name, href, image, price },
    ...(owner ? { owner } : {}),
    key: isSealed ? input.sku : key,
    options: isSealed ? [] : options,
    input: isSealed || !isRepeatable ? null : input,
  };
}

function store(lines: SavedLine[]): boolean {
  const isStored = writeStored('saved_lines', JSON.stringify(lines));
  if (isStored) useSavedLines.setState({ lines: ofPage(lines) });
  return isStored;
}

function ofPage(lines: readonly SavedLine[]): SavedLine[] {
  const { store: code } = pageStoreCodes();
  const shopper = readStored('session_owner') ?? undefined;
  return lines.filter(({ store, owner }) => store === code && owner === shopper);
}

function isSame(one: SavedLine, other: SavedLine): boolean {
  return one.key === other.key && one.store === other.store && one.owner === other.owner;
}

function savedLike(line: SavedLine): SavedLine | undefined {
  return stored().find((other) => isSame(other, line));
}

function stored(): SavedLine[] {
  const found = readStoredJson('saved_lines');
  return Array.isArray(found) ? found.filter(isSavedLine) : [];
}

function isSavedLine(value: Partial<SavedLine> | null): value is SavedLine {
  return (
    typeof value?.key === 'string' &&
    typeof value.name === 'string' &&
    Array.isArray(value.options) &&
    (value.input === null || typeof value.input?.sku === 'string')
  );
}
