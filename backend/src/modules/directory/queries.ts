import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../database/connect';
import { country, region } from '../../database/schema/stores';

export type CountryRow = typeof country.$inferSelect;
export type RegionRow = typeof region.$inferSelect;

/** Every country by code, or those of some codes. */
export function readCountries(db: Database, ids?: readonly string[]): Promise<CountryRow[]> {
  return db
    .select()
    .from(country)
    .where(ids && inArray(country.id, [...ids]))
    .orderBy(asc(country.id));
}

/** Regions of some countries, by id. */
export function readRegions(db: Database, countryIds: string[]): Promise<RegionRow[]> {
  return db.select().from(region).where(inArray(region.countryId, countryIds)).orderBy(asc(region.id));
}
