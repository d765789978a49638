import { getTranslations } from 'next-intl/server';
import { SubCategories } from '@/components/catalog/category/sub-categories';
import { CmsHtml } from '@/components/content/cms-html';
import { getMenu } from '@/lib/catalog/category/get-menu';
import { getBlocks } from '@/lib/content/get-blocks';
import type { StoreContext } from '@/lib/store/store-view';

/** Ways on where a search has nothing to show: the merchant's own hints or ours, the main categories. */
export async function SearchHelp({ storeContext }: { storeContext: StoreContext }) {
  const [t, menu, [block]] = await Promise.all([
    getTranslations('search'),
    getMenu(storeContext),
    getBlocks(storeContext, ['search-empty']),
  ]);
  return (
    <div className="mt-10 grid gap-10 lg:grid-cols-2">
      <section aria-labelledby="search-hints">
        <h2 id="search-hints" className="text-xl">
          {t('hints')}
        </h2>
        {block ? (
          <CmsHtml storeContext={storeContext} html={block.html} className="mt-3" />
        ) : (
          <ul className="mt-3 list-disc space-y-1 pl-5 text-ink-soft">
            <li>{t('hintSpelling')}</li>
            <li>{t('hintIngredient')}</li>
            <li>{t('hintFewer')}</li>
          </ul>
        )}
      </section>
      {menu.length > 0 ? (
        <section aria-labelledby="search-categories">
          <h2 id="search-categories" className="text-xl">
            {t('categories')}
          </h2>
          <SubCategories label={t('categories')} links={menu} />
        </section>
      ) : null}
    </div>
  );
}
