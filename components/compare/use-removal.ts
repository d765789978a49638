import { useTranslations } from 'next-intl';
import { type ComparedItem, useCompareStore } from '@/lib/compare/compare-store';
import { removeFromCompare } from '@/lib/compare/remove-from-compare';
import { useErrorText } from '@/lib/magento/use-error-text';
import { compareToast } from './header/compare-toast';

interface Removal {
  isBusy: boolean;
  removeOne: (item: ComparedItem) => void;
  removeAll: () => void;
}

/** Takes products off the comparison and says so, or why not [CMP-3]; one change at a time. */
export function useRemoval(): Removal {
  const t = useTranslations('compare');
  const errorText = useErrorText();
  const isBusy = useCompareStore((state) => state.isDeleting);
  async function remove(ids: readonly string[] | undefined, message: string) {
    if (useCompareStore.getState().isDeleting) return;
    try {
      await removeFromCompare(ids);
      compareToast('info', message);
    } catch (error) {
      compareToast('error', errorText(error));
    }
  }
  return {
    isBusy,
    removeOne: ({ id, name }) => void remove([id], t('removed', { name })),
    removeAll: () => void remove(undefined, t('empty')),
  };
}
