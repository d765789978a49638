import { type ComponentType, useCallback, useState } from 'react';
import { warn } from '@/lib/browser/notice-event';
import type { SuitabilitySource } from '@/lib/pharmacy/suitability/suitability-source';
import type { QuestionsProps } from './questions-props';

interface AskedQuestions {
  Dialog: ComponentType<QuestionsProps>;
  source: SuitabilitySource;
}

/** The questions about a product with the code that asks them, which come at a press; `lost` is said where they do not. */
export function useQuestions(sku: string, lost: string) {
  const [asked, setAsked] = useState<AskedQuestions | null>(null);
  const [isBusy, setBusy] = useState(false);
  const close = useCallback(() => setAsked(null), []);
  const open = useCallback(async () => {
    setBusy(true);
    try {
      const [{ QuestionsDialog: Dialog }, { loadQuestions }] = await Promise.all([
        import('./questions-dialog'),
        import('@/lib/pharmacy/suitability/ask-server'),
      ]);
      setAsked({ Dialog, source: await loadQuestions(sku) });
    } catch {
      warn(lost);
    } finally {
      setBusy(false);
    }
  }, [sku, lost]);
  return { asked, isBusy, open, close };
}
