import { create } from 'zustand';
import { readStored, removeStored, writeStored } from '@/lib/browser/local-storage';
import type { AppError } from '@/lib/errors/app-error';
import { toAppError } from '@/lib/magento/to-app-error';

/** Products that a list takes, of the specification [CMP-2]. */
export const MAX_COMPARED = 4;

/** A product of the list: its number, which Magento's lists know it by, and its name. */
export interface ComparedItem {
  id: string;
  name: string;
}

/** The specification's state [CMP-5]. */
export interface CompareState {
  /** Null where there is no list yet: it begins with the first product [CMP-1]. */
  compareId: string | null;
  compareItems: readonly ComparedItem[];
  isLoading: boolean;
  isCreating: boolean;
  isDeleting: boolean;
  createCompareError: AppError | null;
  getDetailsError: AppError | null;
  addItemError: AppError | null;
  /** Of removing and assigning. */
  error: AppError | null;
}

const EMPTY: CompareState = {
  compareId: null,
  compareItems: [],
  isLoading: false,
  isCreating: false,
  isDeleting: false,
  createCompareError: null,
  getDetailsError: null,
  addItemError: null,
  error: null,
};

/** What the shopper compares; only this room writes it. */
export const useCompareStore = create<CompareState>(() => EMPTY);

/** The list's uid, of the page's memory or else of the browser's storage. */
export function readCompareId(): string | null {
  return useCompareStore.getState().compareId ?? readStored('compareId');
}

/** A list as any of its operations answers it. */
interface AnsweredList {
  uid: string;
  items: ({ product: { id: number | null; name: string | null } | null } | null)[] | null;
}

/** Takes over a list as the backend answered it; its uid is stored. */
export function setCompareList(list: AnsweredList): void {
  writeStored('compareId', list.uid);
  useCompareStore.setState({ compareId: list.uid, compareItems: toItems(list) });
}

function toItems({ items }: AnsweredList): ComparedItem[] {
  return (items ?? []).flatMap((item) => {
    const { id, name } = item?.product ?? {};
    return id && name ? [{ id: String(id), name }] : [];
  });
}

/** Forgets the list: the stored id goes, no items are restored [CMP-5, CMP-7]. */
export function clearCompare(): void {
  removeStored('compareId');
  useCompareStore.setState(EMPTY);
}

interface Step {
  flag: 'isLoading' | 'isCreating' | 'isDeleting';
  failure: 'createCompareError' | 'getDetailsError' | 'addItemError' | 'error';
}

/** Runs one step between its request and its receipt, with its flag and its error [CMP-5]. Throws AppError. */
export async function duringCompare<Result>({ flag, failure }: Step, task: () => Promise<Result>): Promise<Result> {
  useCompareStore.setState({ [flag]: true, [failure]: null });
  try {
    return await task();
  } catch (cause) {
    const error = toAppError(cause);
    useCompareStore.setState({ [failure]: error });
    throw error;
  } finally {
    useCompareStore.setState({ [flag]: false });
  }
}
