import { getTranslations } from 'next-intl/server';
import { getSuggestQuery } from '@/lib/catalog/search/get-suggest-query';
import { SEARCH_PATH } from '@/lib/config/paths';
import { type PageScope, viewPath } from '@/lib/store/store-view';
import { SearchForm } from './search-form';
import { SearchRow } from './search-row';

/** The search of the header; the island that suggests gets its words and its query from here. Throws AppError. */
export async function HeaderSearch({ scope, id }: { scope: PageScope; id: string }) {
  const [query, t, words] = await Promise.all([
    getSuggestQuery(),
    getTranslations('shell'),
    getTranslations('search.panel'),
  ]);
  const { code, isDefault, locale } = scope.view;
  return (
    <SearchRow id={id}>
      <SearchForm
        action={viewPath(scope.view, SEARCH_PATH)}
        label={t('searchLabel')}
        placeholder={t('searchPlaceholder')}
        submit={t('search')}
        suggest={{
          query,
          scope: { view: { code, isDefault, locale }, currency: scope.currency },
          words: {
            label: words('label'),
            products: words('products'),
            categories: words('categories'),
            terms: words('terms'),
            inCategory: words('inCategory', { term: '{term}', name: '{name}' }),
            all: words('all', { term: '{term}' }),
            none: words('none'),
            summary: words('summary', { count: '{count}' }),
            from: words('from', { price: '{price}' }),
          },
        }}
      />
    </SearchRow>
  );
}
