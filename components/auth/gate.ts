import { type ClientMessages, getClientMessages } from '@/lib/i18n/client-messages';
import { getCapabilities, hasField } from '@/lib/magento/capabilities/capabilities';
import { getStoreConfig } from '@/lib/store/get-store-config';
import type { StoreContext } from '@/lib/store/store-view';

export interface Gate {
  /** Seconds until somebody who has passed is asked again [GATE-2]. */
  lifetime: number;
  locale: string;
  messages: ClientMessages<'loginGate' | 'validation' | 'errors'>;
}

/** What the login gate needs; null where the shop has none, or the backend could let nobody pass [GATE-1]. Throws AppError. */
export async function getGate(storeContext: StoreContext): Promise<Gate | null> {
  const { gate } = await getStoreConfig(storeContext);
  if (!gate.isEnabled || !hasField(await getCapabilities(), 'Mutation', 'validateUser')) return null;
  const messages = await getClientMessages(['loginGate', 'validation', 'errors']);
  return { lifetime: gate.lifetime, locale: storeContext.storeView.locale, messages };
}
