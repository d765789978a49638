import { readOnce } from '@/lib/magento/browser/shop-read';
import { ADVICE_PATH, type AdviceLink } from './advice';

// Products are suggested without it, and would wait for it meanwhile; the next term asks again.
const readAdvice = readOnce(ADVICE_PATH, (links: AdviceLink[]) => links, { isRetried: false });

/** What there is to read in this document's store view, asked for once; none where it does not come. */
export async function loadAdvice(): Promise<AdviceLink[]> {
  return readAdvice().catch(() => []);
}
