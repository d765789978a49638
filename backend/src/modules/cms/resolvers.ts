import type { Context } from '../../context';
import { inputError, noSuchEntity } from '../../errors';
import type { loadCategory } from '../catalog/queries';
import { renderContent } from './content';
import { loadBlock, loadPage } from './entity-queries';

/** Gives the error instead of throwing it: the other blocks are answered all the same. */
async function blockOrError(ctx: Context, identifier: string) {
  const block = await loadBlock(ctx, identifier);
  if (!block) return noSuchEntity(`The CMS block with the "${identifier}" ID doesn't exist.`);
  ctx.cacheTags.add('cms_b').add(`cms_b_${block.id}`).add(`cms_b_${block.identifier}`);
  return block;
}

type Category = NonNullable<Awaited<ReturnType<typeof loadCategory>>>;

/** What a category shows of the merchant's. */
const CategoryTree = {
  cms_block: ({ cmsBlockId }: Category, _: unknown, ctx: Context) =>
    cmsBlockId === null ? null : loadBlock(ctx, String(cmsBlockId)),
  description: ({ description }: Category, _: unknown, ctx: Context) => description && renderContent(ctx, description),
};

/** Pages and blocks that the merchant writes. */
export const resolvers = {
  CategoryTree,
  Query: {
    async cmsPage(_: unknown, { id, identifier }: { id?: number | null; identifier?: string | null }, ctx: Context) {
      const by = id != null ? { id } : identifier != null ? { identifier } : null;
      // The opening quotation mark is Magento's.
      if (!by) throw inputError('"Page id/identifier should be specified');
      const page = await loadPage(ctx, by);
      if (!page) throw noSuchEntity(`The CMS page with the "${id ?? identifier}" ID doesn't exist.`);
      ctx.cacheTags.add('cms_p').add(`cms_p_${page.id}`);
      return page;
    },

    cmsBlocks(_: unknown, { identifiers }: { identifiers?: (string | null)[] | null }, ctx: Context) {
      if (!identifiers?.length) throw inputError('"identifiers" of CMS blocks should be specified');
      return { items: identifiers.map((identifier) => blockOrError(ctx, identifier ?? '')) };
    },
  },
};
