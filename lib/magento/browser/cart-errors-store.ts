import { create } from 'zustand';
import { isOutOfStock } from '@/lib/magento/line-errors';
import type { AnswerError } from '@/lib/magento/to-app-error';

/** What Magento has against the cart of the last answer with lines, without saying of which; its first words. */
export const useCartErrorsStore = create<{ message: string | null }>(() => ({ message: null }));

/** Notes it of an answer; that something sold out its line says. */
export function noteCartErrors(errors: readonly AnswerError[]): void {
  const message = errors.find((error) => !isOutOfStock(error))?.message ?? null;
  useCartErrorsStore.setState({ message });
}
