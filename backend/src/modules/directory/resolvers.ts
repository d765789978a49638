import type { Context } from '../../context';
import { inputError, noSuchEntity } from '../../errors';
import { salesSettingsOf } from '../store/queries';
import { readCountries, readRegions } from './queries';
import { countriesOf } from './rules';

async function countries(ctx: Context, ids: readonly string[]) {
  ctx.uncacheable = true;
  const rows = await readCountries(ctx.db, ids);
  const regions = await readRegions(
    ctx.db,
    rows.map((row) => row.id),
  );
  return countriesOf(rows, regions, ctx.store.locale);
}

/** Countries that the store view sells to with their regions, named in its language. Never cached, as in Magento. */
export const resolvers = {
  Query: {
    countries: async (_: unknown, __: unknown, ctx: Context) => countries(ctx, (await salesSettingsOf(ctx)).countries),

    async country(_: unknown, { id }: { id?: string | null }, ctx: Context) {
      if (!id) throw inputError('Country "id" value should be specified');
      const [found] = await countries(ctx, [id]);
      if (!found) throw noSuchEntity("The country isn't available.");
      return found;
    },
  },
};
