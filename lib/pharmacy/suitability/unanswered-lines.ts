import 'server-only';
import { LRUCache } from 'lru-cache';
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

/** The lines of a cart whose answers were ordered with another one already; those of all others are this cart's from now on. */
export async function spentLines<Line extends AnsweredLine>(cartId: string, lines: readonly Line[]): Promise<Line[]> {
  const marks = lines.map((line) =>
    formsOf(line).size > 0
      ? enteredTexts(line).flatMap((text) => openSeal(text, line.product.sku ?? '')?.mark ?? [])
      : [],
  );
  const isOwn = await Promise.all(marks.map((own) => Promise.all(own.map((mark) => claimSeal(mark, cartId)))));
  return lines.filter((_, index) => isOwn[index]?.includes(false));
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

/** With which cart each seal is ordered. */
const claims = processShared(
  'claimed-seals',
  () => new LRUCache<string, Promise<string>>({ max: 100_000, ttl: ANSWERS_LAST }),
);

/** Whether a seal is this cart's: the first that asks has it for good. Without Redis each instance knows its own. */
async function claimSeal(mark: string, cartId: string): Promise<boolean> {
  const first = claims.get(mark) ?? firstCart(mark, cartId);
  claims.set(mark, first);
  return (await first) === cartId;
}

async function firstCart(mark: string, cartId: string): Promise<string> {
  return (await (await sharedCache())?.claim(`seal:${mark}`, cartId, ANSWERS_LAST)) ?? cartId;
}
