import { asc, desc } from 'drizzle-orm';
import type { StoreRow } from '../context';
import type { Database } from '../database/connect';
import { currencyRate, installation, store } from '../database/schema/stores';

/** What every request needs to know of the shop, whatever it asks for. */
export interface ShopFacts {
  /** Every store view, the default one first. */
  stores: [StoreRow, ...StoreRow[]];
  /** Units of the second currency for one of the first, by `GBP/EUR`. */
  rates: ReadonlyMap<string, number>;
  /** This installation's part of `X-Magento-Cache-Id`. */
  salt: string;
  tokenSecret: string;
  /** The storefront's; see `Context`. */
  suitabilitySecret?: string | undefined;
}

const MAX_AGE_MS = 5_000;

async function readFacts(db: Database, { config, suitabilitySecret }: Given): Promise<ShopFacts> {
  const rows = await db.select().from(store).orderBy(desc(store.isDefault), asc(store.id));
  const stores = rows.map((row) => ({ ...row, config: { ...row.config, ...config } }));
  const rates = await db.select().from(currencyRate);
  const [row] = await db.select().from(installation).orderBy(asc(installation.id)).limit(1);
  const [first, ...others] = stores;
  if (!first || !row) throw new Error('The database has no store view or no installation row: it was not seeded.');
  return {
    stores: [first, ...others],
    rates: new Map(rates.map(({ from, to, rate }) => [`${from}/${to}`, rate])),
    salt: row.salt,
    tokenSecret: row.tokenSecret,
    suitabilitySecret,
  };
}

/** What the process is told, and the database is not. */
interface Given {
  /** In place of what the store views' own configuration says. */
  config?: StoreRow['config'] | undefined;
  suitabilitySecret?: string | undefined;
}

/** A reader of the shop's facts that asks the database at most every five seconds; failures are not kept. */
export function createShopFacts(db: Database, given: Given = {}): () => Promise<ShopFacts> {
  let kept: { facts: Promise<ShopFacts>; until: number } | undefined;
  return () => {
    if (!kept || kept.until < Date.now()) {
      const fresh = { facts: readFacts(db, given), until: Date.now() + MAX_AGE_MS };
      fresh.facts.catch(() => {
        if (kept === fresh) kept = undefined;
      });
      kept = fresh;
    }
    return kept.facts;
  };
}
