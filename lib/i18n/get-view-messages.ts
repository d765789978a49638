import 'server-only';
import { getStoppedTrade, getTrade } from '@/lib/store/get-trade';
import type { StoreView } from '@/lib/store/store-view';
import { loadMessages, type Messages } from './load-messages';

/** The messages of a store view, as its trade words them there. Throws AppError. */
export async function getViewMessages(storeView: StoreView): Promise<Messages> {
  const [trade, stopped] = await Promise.all([getTrade(), getStoppedTrade({ storeView })]);
  return loadMessages(storeView.locale, trade, stopped !== null);
}
