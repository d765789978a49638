import { pageStoreCodes } from '@/lib/browser/page-store';
import { ADVICE_PATH, type AdviceLink } from './advice';

let loading: Promise<AdviceLink[]> | null = null;

/** What there is to read in this document's store view, asked for once; none where it does not come. */
export async function loadAdvice(): Promise<AdviceLink[]> {
  loading ??= askForAdvice();
  return loading;
}

async function askForAdvice(): Promise<AdviceLink[]> {
  try {
    const answer = await fetch(`${ADVICE_PATH}?${new URLSearchParams({ store: pageStoreCodes().store })}`);
    if (!answer.ok) throw new Error(`Advice: ${answer.status}`);
    return await answer.json();
  } catch {
    // Products are suggested without it; the next term asks again.
    loading = null;
    return [];
  }
}
