import type { Asked } from '@/lib/pharmacy/suitability/get-asked-product';
import type { Answers } from '@/lib/pharmacy/suitability/judge-answers';
import type { SuitabilitySource } from '@/lib/pharmacy/suitability/suitability-source';

/** About which product is asked, and what becomes of the answers. */
export interface QuestionsProps {
  asked: Asked;
  name: string;
  source: SuitabilitySource;
  /** Where there is something else; null where the shopper is not among products. */
  others: string | null;
  /** What was answered before, to begin with. */
  given?: Answers;
  /** Told of answers that are not suitable, or to be talked about. */
  onEnd?: (kind: 'stop' | 'talk') => void;
  /** Gets the sealed text of answers that are suitable. */
  onAnswered: (text: string) => void;
  onClose: () => void;
}
