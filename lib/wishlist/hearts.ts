import { create } from 'zustand';
import { loadSession, useUserStore } from '@/lib/customer/user-store';
import { read } from '@/lib/magento/browser/calls';
import { heartsDocument, MARKED_WISHES } from './documents';

interface HeartsState {
  /** Whose wishes they are; those of another token are nobody's. */
  token: string | null;
  /** Ids of wishes by SKU, of as many as are read. */
  ids: Readonly<Record<string, string>>;
}

const NONE: HeartsState = { token: null, ids: {} };

const useHeartsStore = create<HeartsState>(() => NONE);

/** The read under way: several may ask at once, and one that a change has overtaken tells nothing. */
let reading: { token: string; done: Promise<void> } | null = null;

/** Discards which hearts are marked: whoever changes the list asks for it anew. */
export function discardHearts(): void {
  reading = null;
  useHeartsStore.setState(NONE);
}

/** Whether a customer is signed in of whom it is not known yet which hearts are marked. */
export function lacksHearts(): boolean {
  const { token } = useUserStore.getState();
  return token !== null && token !== useHeartsStore.getState().token;
}

/** The id of the wish for a product; null where it is not on the customer's list, as far as that is read, and for guests. */
export function heartOf(sku: string): string | null {
  const { token, ids } = useHeartsStore.getState();
  return token !== null && token === useUserStore.getState().token ? (ids[sku] ?? null) : null;
}

/** Calls `tell` with every change of the hearts and of who is signed in. Returns a function that stops it. */
export function followHearts(tell: () => void): () => void {
  const stops = [useHeartsStore.subscribe(tell), useUserStore.subscribe(tell)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Reads which hearts are marked, once for a token [CAT-5]; for guests none. Throws AppError. */
export async function readHearts(): Promise<void> {
  if (useUserStore.getState().token === null) loadSession();
  const { token } = useUserStore.getState();
  if (token === null || useHeartsStore.getState().token === token) return;
  if (reading?.token !== token) {
    const own = { token, done: Promise.resolve() };
    own.done = readIds()
      .then((ids) => {
        if (reading === own) useHeartsStore.setState({ token, ids });
      })
      .finally(() => {
        if (reading === own) reading = null;
      });
    reading = own;
  }
  await reading.done;
}

async function readIds(): Promise<HeartsState['ids']> {
  const { customer } = await read(heartsDocument, { pageSize: MARKED_WISHES });
  const items = customer?.wishlists[0]?.items_v2?.items ?? [];
  return Object.fromEntries(
    items.flatMap((item): [string, string][] => (item?.product?.sku ? [[item.product.sku, item.id]] : [])),
  );
}
