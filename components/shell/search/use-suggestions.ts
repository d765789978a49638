'use client';

import { useEffect, useState } from 'react';
import { loadBadges } from '@/lib/catalog/card/load-badges';
import { isLongEnough, type Suggestions, type SuggestQuery, toSuggestions } from '@/lib/catalog/search/suggestions';
import { ADVICE_PATH, type AdviceLink, adviceOn } from '@/lib/content/advice/advice';
import { browserQuery } from '@/lib/magento/browser/browser-query';
import { readOnce } from '@/lib/magento/browser/shop-read';
import type { StoreView } from '@/lib/store/store-view';

/** Milliseconds without a further key before the shop is asked. */
const DEBOUNCE = 350;

export interface SuggestContext {
  storeView: Pick<StoreView, 'code' | 'isDefault' | 'locale'>;
  currency: string;
}

/** Suggestions, and what there is to read. */
export type Found = Suggestions & { advice: AdviceLink[] };

/** Null while there are none. A newer term aborts the older call; a failure suggests nothing: the form itself works. */
export function useSuggestions(term: string, query: SuggestQuery, context: SuggestContext, path: string) {
  const [found, setFound] = useState<Found | null>(null);
  const { storeView, currency } = context;

  useEffect(() => {
    if (!isLongEnough(term)) {
      setFound(null);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      try {
        const read = [browserQuery(query, { term }, signal), loadBadges(), loadAdvice()] as const;
        const [answer, badges, links] = await Promise.all(read);
        const suggestions = toSuggestions(term, answer, { storeView, currency, path, badges });
        if (!signal.aborted) setFound({ ...suggestions, advice: adviceOn(term, links) });
      } catch {
        if (!signal.aborted) setFound(null);
      }
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term, query, storeView, currency, path]);

  return found;
}

// Products are suggested without it, and would wait for it meanwhile; the next term asks again.
const readAdvice = readOnce(ADVICE_PATH, (links: AdviceLink[]) => links, { isRetried: false });

/** What there is to read in this document's store view, asked for once; none where it does not come. */
async function loadAdvice(): Promise<AdviceLink[]> {
  return readAdvice().catch(() => []);
}
