import type { Context } from '../../context';
import type { Database } from '../../database/connect';
import { NO_MAILER } from '../../mail/mail';
import { createShopFacts } from '../../protocol/shop-facts';
import { defaultStoreContext } from '../../protocol/store-context';

/** The context of what nobody has asked for over the network, in a store view; the default one without its code. */
export async function operatorContext(db: Database, storeCode?: string): Promise<Context> {
  const facts = await createShopFacts(db)();
  const store = storeCode === undefined ? facts.stores[0] : facts.stores.find(({ code }) => code === storeCode);
  if (!store) throw new Error(`There is no store view ${storeCode}.`);
  return {
    ...{ db, stores: facts.stores, customerId: null, origin: '', clientAddress: null, uncacheable: true },
    mailer: NO_MAILER,
    ...defaultStoreContext(store, facts),
    cacheTags: new Set(),
  };
}
