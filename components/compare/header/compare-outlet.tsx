'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from '@/components/ui/controls/link';
import { Icon } from '@/components/ui/image/icon';
import { addToCompare, LIST_FULL } from '@/lib/compare/add-to-compare';
import { NOT_ASSIGNED } from '@/lib/compare/assign-compare-list';
import { type ComparedItem, useCompareStore } from '@/lib/compare/compare-store';
import { NO_LIST } from '@/lib/compare/create-compare-list';
import { type CompareQueries, loadCompareList } from '@/lib/compare/load-compare-list';
import { removeFromCompare } from '@/lib/compare/remove-from-compare';
import { useUserStore } from '@/lib/customer/user-store';
import { AppError } from '@/lib/errors/app-error';
import { errorText } from '@/lib/magento/error-text';
import type { CompareLabels } from './compare-labels';
import { COMPARE_COUNT, COMPARISON } from './compare-places';
import { compareToast } from './compare-toast';

export interface CompareOutletProps {
  labels: CompareLabels;
  queries: CompareQueries;
}

/** The shopper's list on any page: read once, its count in the header [SHELL-8], its buttons, the way to it that stays. */
export function CompareOutlet({ labels, queries }: CompareOutletProps) {
  const items = useCompareStore((state) => state.compareItems);
  const token = useUserStore((state) => state.token);
  const pathname = usePathname();
  const [place, setPlace] = useState<{ count: HTMLElement | null; isOwn: boolean }>({ count: null, isOwn: true });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another header
  useEffect(() => {
    const isOwn = document.querySelector(`[${COMPARISON}]`) !== null;
    setPlace({ count: document.getElementById(COMPARE_COUNT), isOwn });
  }, [pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: who signs in has another list
  useEffect(() => {
    const load = () => {
      loadCompareList(queries).catch((error: AppError) => {
        // What else fails, the next page tries again.
        if (error.message === NOT_ASSIGNED) compareToast('error', labels.cannotAssign);
      });
    };
    load();
    const follow = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key === 'compareId' && oldValue !== newValue) load();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [token, queries, labels]);

  useEffect(() => followButtons(items), [items]);

  if (!place.count || items.length === 0) return null;
  return (
    <>
      {createPortal(<b>{items.length}</b>, place.count)}
      {place.isOwn ? null : (
        <aside aria-label={labels.title} data-compare-way="" data-print="never">
          <Link
            href={labels.href}
            className="fixed bottom-4 left-4 z-20 inline-flex min-h-11 items-center gap-2 rounded-full border border-evergreen bg-surface px-4 font-semibold text-evergreen shadow-float hover:bg-evergreen-tint max-lg:in-[body:has([data-bottom-bar])]:bottom-20"
          >
            <Icon name="compare" />
            {labels.sticky.replace('{count}', String(items.length))}
          </Link>
        </aside>
      )}
    </>
  );
}

/** One change at a time: each sees what the one before has put on the list. */
let changes: Promise<unknown> = Promise.resolve();

/** Puts a button's product on the list, or takes it off, and says so [CMP-3]. */
export function pressCompare(button: HTMLElement, { labels, queries }: CompareOutletProps): Promise<unknown> {
  changes = changes.then(async () => {
    const product = productOf(button);
    try {
      // How many there are has to be known first.
      await loadCompareList(queries);
      const isListed = useCompareStore.getState().compareItems.some(({ id }) => id === product?.id);
      if (product && isListed) await removeFromCompare([product.id]);
      else await addToCompare(product);
      compareToast(
        'info',
        (isListed ? labels.removed : labels.added).replace('{name}', () => product?.name ?? ''),
      );
    } catch (error) {
      compareToast('error', textOf(error, labels));
    }
    button.removeAttribute('aria-busy');
  });
  return changes;
}

function productOf({ dataset }: HTMLElement): ComparedItem | null {
  return dataset.compare ? JSON.parse(dataset.compare) : null;
}

function textOf(error: unknown, labels: CompareLabels): string {
  const own: Record<string, string> = {
    [LIST_FULL]: labels.full,
    [NO_LIST]: labels.cannotGet,
    [NOT_ASSIGNED]: labels.cannotAssign,
  };
  return (error instanceof AppError && own[error.message]) || errorText(error, labels);
}

/** Marks the buttons of what is listed, those too that come with further products. Returns a function that stops it. */
function followButtons(items: readonly ComparedItem[]): () => void {
  const mark = () => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-compare]')) {
      const pressed = String(items.some(({ id }) => id === productOf(button)?.id));
      if (button.ariaPressed !== pressed) button.ariaPressed = pressed;
    }
  };
  mark();
  const observer = new MutationObserver(mark);
  observer.observe(document.body, { subtree: true, childList: true });
  return () => observer.disconnect();
}
