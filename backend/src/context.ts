import type { Database } from './database/connect';
import type { store } from './database/schema/stores';
import type { Mailer } from './mail/mail';

export type StoreRow = typeof store.$inferSelect;

/** What every resolver knows of its request. */
export interface Context {
  db: Database;
  /** The store view named by the `Store` header, else the default one. */
  store: StoreRow;
  /** Every active view by id, default store view first. */
  stores: StoreRow[];
  /** The display currency: `Content-Currency`, else the store view's own. */
  currency: string;
  /** Display-currency units for one unit of the base currency. */
  rate: number;
  /** The customer whose token came with the request; null for guests. */
  customerId: number | null;
  /** Origin under which the caller reaches this server, without a trailing slash; media URLs start with it. */
  origin: string;
  /** The address that the request came from; null where no trusted proxy tells it. */
  clientAddress: string | null;
  mailer: Mailer;
  /** What the storefront seals shoppers' answers with; undefined where it does not share it. */
  suitabilitySecret?: string | undefined;
  /** Resolvers that may be cached add their `X-Magento-Tags` here. */
  cacheTags: Set<string>;
  /** A resolver whose answer must not be cached sets this. */
  uncacheable: boolean;
}
