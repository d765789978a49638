import type { Context } from '../../context';
import { inputError } from '../../errors';
import { loadCategory, loadProduct } from '../catalog/queries';
import { loadPage } from '../cms/entity-queries';
import { type Destination, findDestination } from './queries';
import { askedUrl } from './rules';

const CACHE_TAGS = { CATEGORY: 'cat_c', CMS_PAGE: 'cms_p' };

/** Only answers that lead to a category or a CMS page are cacheable, as in Magento. */
function tag(ctx: Context, found: Destination | null): void {
  if (!found || found.entityType === 'PRODUCT') {
    ctx.uncacheable = true;
    return;
  }
  const tag = CACHE_TAGS[found.entityType];
  ctx.cacheTags.add(tag).add(`${tag}_${found.entityId}`);
}

function loadEntity(ctx: Context, { entityType, entityId }: Destination) {
  if (entityType === 'CATEGORY') return loadCategory(ctx, entityId);
  if (entityType === 'PRODUCT') return loadProduct(ctx, entityId);
  return loadPage(ctx, { id: entityId });
}

/** The entity a URL leads to, where it is and how to get there; null when it leads nowhere. */
async function resolveUrl(ctx: Context, url: string) {
  if (!url) throw inputError('"url" argument should be specified and not empty');
  const { path, query } = askedUrl(url);
  const destination = await findDestination(ctx, path);
  const entity = destination && (await loadEntity(ctx, destination));
  tag(ctx, entity && destination);
  if (!destination || !entity) return null;
  return { entity, destination, relativeUrl: `${destination.path}${query}` };
}

/** URLs of the shop to what they show. */
export const resolvers = {
  Query: {
    async route(_: unknown, { url }: { url: string }, ctx: Context) {
      const found = await resolveUrl(ctx, url);
      if (!found) return null;
      const { entity, destination, relativeUrl } = found;
      return {
        ...entity,
        relative_url: relativeUrl,
        redirect_code: destination.redirectCode,
        type: destination.entityType,
      };
    },

    async urlResolver(_: unknown, { url }: { url: string }, ctx: Context) {
      const found = await resolveUrl(ctx, url);
      if (!found) return null;
      const { destination, relativeUrl } = found;
      return {
        id: destination.entityId,
        entity_uid: Buffer.from(`${destination.entityId}`).toString('base64'),
        canonical_url: destination.path,
        relative_url: relativeUrl,
        redirectCode: destination.redirectCode,
        type: destination.entityType,
      };
    },
  },
};
