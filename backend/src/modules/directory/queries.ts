import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Context } from '../../context';
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

/** The region of a country by its code or name, or undefined. */
export async function findRegion(ctx: Context, countryId: string, text: string) {
  const [found] = await ctx.db
    .select()
    .from(region)
    .where(and(eq(region.countryId, countryId), or(eq(region.code, text), eq(region.name, text))));
  return found;
}

/** The region of a country by its number, or undefined. */
export async function findRegionById(ctx: Context, countryId: string, id: number) {
  const [found] = await ctx.db
    .select()
    .from(region)
    .where(and(eq(region.countryId, countryId), eq(region.id, id)));
  return found;
}

/** Whether there is such a country at all. */
export async function isCountry({ db }: Context, id: string): Promise<boolean> {
  return (await db.$count(country, eq(country.id, id))) > 0;
}
