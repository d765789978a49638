import type { SuitabilitySource } from '@/lib/pharmacy/suitability/suitability-source';

/** About which product is asked, and what becomes of the answers. */
export interface QuestionsProps {
  sku: string;
  name: string;
  source: SuitabilitySource;
  /** Where there is something else; null where the shopper is not among products. */
  others: string | null;
  /** Gets the sealed text of answers that are suitable. */
  onAnswered: (text: string) => void;
  onClose: () => void;
}
