import { callForNotices } from '@/lib/browser/notice-event';
import { useShellStore } from './shell-store';

let running = 0;

/** Shows the "Fetching Data..." overlay over the whole page while `work` runs [SHELL-10]; gives what it gives. */
export async function duringFullPageLoading<T>(work: () => Promise<T>): Promise<T> {
  count(1);
  callForNotices();
  try {
    return await work();
  } finally {
    count(-1);
  }
}

function count(by: 1 | -1): void {
  running += by;
  useShellStore.setState({ isFullPageLoading: running > 0 });
}
