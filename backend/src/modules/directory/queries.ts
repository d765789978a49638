import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/connect';
import { country, region } from '../../database/schema';

export type CountryRow = typeof country.$inferSelect;
export type RegionRow = typeof region.$inferSelect;

/** Every country by code, or the one of a code. */
export function readCountries(db: Database, id?: string): Promise<CountryRow[]> {
  return db
    .select()
    .from(country)
    .where(id === undefined ? undefined : eq(country.id, id))
    .orderBy(asc(country.id));
}

/** Regions of some countries, by id. */
export function readRegions(db: Database, countryIds: string[]): Promise<RegionRow[]> {
  return db.select().from(region).where(inArray(region.countryId, countryIds)).orderBy(asc(region.id));
}
