import 'server-only';
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { processShared, sharedCache } from '@/lib/cache/process-memory';
import { getStoreView } from '@/lib/store/get-store-views';
import type { StoreContext } from '@/lib/store/store-view';
import { type AskedLine, formsOf } from './form-of';
import { getForm } from './get-form';
import { ANSWERS_LAST, openSeal } from './seal';

/** A line of a cart, as far as it tells what was answered. */
interface AnsweredLine extends AskedLine {
  product: { sku?: string | null };
  customizable_options?: readonly (Option | null)[] | null;
  configurable_customizable_options?: readonly (Option | null)[] | null;
}

interface Option {
  values: readonly ({ value: string } | null)[];
}

/** The lines about which questions are asked, and whose answers are missing, forged, too old, or to another form. Throws AppError. */
export async function unansweredLines<Line extends AnsweredLine>(
  storeContext: StoreContext,
  lines: readonly Line[],
): Promise<Line[]> {
  const isOpen = await Promise.all(lines.map((line) => isUnanswered(storeContext, line)));
  return lines.filter((_, index) => isOpen[index]);
}

/**
 * Makes a cart's answers its own for this order. `spent`: the lines whose answers were ordered with another cart
 * already. `giveBack`: for an order that the backend has refused; they may be ordered with another cart again.
 */
export async function spendAnswers<Line extends AnsweredLine>(cartId: string, lines: readonly Line[]) {
  const owner = `${cartId} ${randomUUID()}`;
  const marks = lines.map((line) =>
    formsOf(line).size > 0
      ? enteredTexts(line).flatMap((text) => openSeal(text, line.product.sku ?? '')?.mark ?? [])
      : [],
  );
  const isOwn = await Promise.all(marks.map((own) => Promise.all(own.map((mark) => claimSeal(mark, owner)))));
  return {
    spent: lines.filter((_, index) => isOwn[index]?.includes(false)),
    giveBack: () => Promise.all(marks.flat().map((mark) => releaseSeal(mark, owner))),
  };
}

/** What a browser sends of the seals in its basket: no word of the answers. */
export const spentSchema = z.object({
  cart: z.string().min(1).max(64),
  seals: z.array(z.string().regex(/^[a-f\d]{64}$/)).max(100),
});

/** Those of a basket's seals that were ordered with another cart, as the till will find. Claims none of them. */
export async function spentSeals({ cart, seals }: z.infer<typeof spentSchema>): Promise<string[]> {
  const owners = await Promise.all(
    seals.map(async (mark) => claims.get(mark) ?? (await sharedCache())?.owner(nameOf(mark)) ?? null),
  );
  return seals.filter((_, index) => owners[index] && cartOf(owners[index]) !== cart);
}

/** All that a line holds must ask by one form: another's answers say nothing of it. */
async function isUnanswered(storeContext: StoreContext, line: AnsweredLine): Promise<boolean> {
  const ids = formsOf(line);
  if (ids.size === 0) return false;
  for (const text of enteredTexts(line)) {
    const sealed = openSeal(text, line.product.sku ?? '');
    if (!sealed || ids.size > 1 || !ids.has(sealed.id)) continue;
    const storeView = await getStoreView(sealed.store);
    const form = storeView && (await getForm({ ...storeContext, storeView }, sealed.id));
    if (form?.version === sealed.version) return false;
  }
  return true;
}

function enteredTexts(line: AnsweredLine): string[] {
  const options = line.configurable_customizable_options ?? line.customizable_options ?? [];
  return options.flatMap((option) => (option?.values ?? []).flatMap((value) => value?.value ?? []));
}

/** Who each seal is ordered by: a cart and its order; the cart alone for good. */
const claims = processShared(
  'claimed-seals',
  () => new LRUCache<string, Promise<string>>({ max: 100_000, ttl: ANSWERS_LAST }),
);

const cartOf = (owner: string) => owner.split(' ')[0] ?? '';

/** Whether a seal is this cart's: the first that asks has it. Without Redis each instance knows its own. */
async function claimSeal(mark: string, owner: string): Promise<boolean> {
  const claim = claims.get(mark) ?? firstOwner(mark, owner);
  claims.set(mark, claim);
  const first = await claim;
  const cart = cartOf(owner);
  if (cartOf(first) !== cart) return false;
  // Of two orders of one cart nobody knows which is made: neither gives the seal back.
  if (first !== owner) {
    claims.set(mark, Promise.resolve(cart));
    await (await sharedCache())?.keep(nameOf(mark), cart, ANSWERS_LAST);
  }
  return true;
}

async function firstOwner(mark: string, owner: string): Promise<string> {
  return (await (await sharedCache())?.claim(nameOf(mark), owner, ANSWERS_LAST)) ?? owner;
}

async function releaseSeal(mark: string, owner: string): Promise<void> {
  if ((await claims.get(mark)) === owner) claims.delete(mark);
  await (await sharedCache())?.release(nameOf(mark), owner);
}

const nameOf = (mark: string) => `seal:${mark}`;
