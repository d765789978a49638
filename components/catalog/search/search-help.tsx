import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SubCategories } from '@/components/catalog/category/sub-categories';
import { contentCards } from '@/components/catalog/listing/content-cards';
import { CmsHtml, ReadHtml } from '@/components/content/cms-html';
import type { ContentCards } from '@/components/content/page-builder/content-cards';
import { Button } from '@/components/ui/controls/button';
import type { CardRules } from '@/lib/catalog/card/card-rules';
import { getMenu } from '@/lib/catalog/category/get-menu';
import { SEARCH_PARAM } from '@/lib/catalog/search/search-term';
import { getBlocks } from '@/lib/content/get-blocks';
import { getContent } from '@/lib/content/get-content';
import type { StoreContext } from '@/lib/store/store-view';

/** The merchant's hints, and what stands below everything. */
const BLOCKS = ['search-empty', 'search-popular'];

interface SearchHelpProps {
  storeContext: StoreContext;
  path: string;
  term: string;
  help?: ReactNode;
  cardRules?: CardRules | undefined;
}

/** The ways on where a search lists nothing: another one, the merchant's hints or ours, categories, what is popular. */
export async function SearchHelp({ storeContext, path, term, help, cardRules }: SearchHelpProps) {
  const [t, menu, blocks] = await Promise.all([
    getTranslations('search'),
    getMenu(storeContext),
    getBlocks(storeContext, BLOCKS),
  ]);
  const [hints, popular] = BLOCKS.map((identifier) => blocks.find((block) => block.identifier === identifier));
  const cards = contentCards(storeContext, cardRules);
  return (
    <>
      <SearchAgain action={path} term={term} />
      <div className="mt-10 grid gap-10 lg:grid-cols-2">
        <section aria-labelledby="search-hints">
          <h2 id="search-hints" className="text-xl">
            {t('hints')}
          </h2>
          {hints ? (
            <CmsHtml storeContext={storeContext} html={hints.html} cards={cards} className="mt-3" />
          ) : (
            <ul className="mt-3 list-disc space-y-1 pl-5 text-ink-soft">
              <li>{t('hintSpelling')}</li>
              <li>{t('hintOther')}</li>
              <li>{t('hintFewer')}</li>
            </ul>
          )}
          {help ? <div className="mt-4">{help}</div> : null}
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
      {popular ? <Popular storeContext={storeContext} html={popular.html} cards={cards} /> : null}
    </>
  );
}

interface PopularProps {
  storeContext: StoreContext;
  html: string;
  cards: ContentCards;
}

/** A block of products alone, none of which may be shown, is left out: its heading would stand above nothing. */
async function Popular({ storeContext, html, cards }: PopularProps) {
  const content = await getContent(storeContext, html);
  const listed = [...new Set([...(content.pageBuilder?.products.values() ?? [])].flat())];
  const products = listed.length > 0 ? await cards.products?.(listed) : undefined;
  const hasMore = cards.keepsUnknown || (content.pageBuilder?.categories.size ?? 0) > 0;
  if (products?.size === 0 && !hasMore) return null;
  const read = products && { products: async () => products };
  return <ReadHtml content={content} cards={{ ...cards, ...read }} className="mt-12" />;
}

async function SearchAgain({ action, term }: { action: string; term: string }) {
  const t = await getTranslations('search');
  return (
    <form action={action} className="mt-5 flex max-w-140 gap-2">
      <input
        type="search"
        name={SEARCH_PARAM}
        required
        aria-label={t('again')}
        defaultValue={term}
        enterKeyHint="search"
        className="target w-full min-w-0 flex-1 rounded-input border border-line-strong bg-surface px-4"
      />
      <Button type="submit">{t('search')}</Button>
    </form>
  );
}
