import { getTranslations } from 'next-intl/server';
import type { CardRules } from '@/lib/catalog/card/card-rules';
import { getSuggestQuery } from '@/lib/catalog/search/get-suggest-query';
import { SEARCH_PATH } from '@/lib/config/paths';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { SearchForm } from './search-form';
import { SearchRow } from './search-row';

interface HeaderSearchProps {
  storeContext: StoreContext;
  id: string;
  cardRules?: CardRules;
}

/** The search of the header; the island that suggests gets its labels and its query from here. Throws AppError. */
export async function HeaderSearch({ storeContext, id, cardRules }: HeaderSearchProps) {
  const [query, t, panel, card] = await Promise.all([
    getSuggestQuery(cardRules),
    getTranslations('shell'),
    getTranslations('search.panel'),
    getTranslations('productCard'),
  ]);
  const { code, isDefault, locale } = storeContext.storeView;
  return (
    <SearchRow id={id}>
      <SearchForm
        action={viewPath(storeContext.storeView, SEARCH_PATH)}
        label={t('searchLabel')}
        placeholder={t('searchPlaceholder')}
        submit={t('search')}
        suggest={{
          query,
          context: { storeView: { code, isDefault, locale }, currency: storeContext.currency },
          labels: {
            label: panel('label'),
            products: panel('products'),
            categories: panel('categories'),
            terms: panel('terms'),
            advice: panel('advice'),
            inCategory: panel('inCategory', { term: '{term}', name: '{name}' }),
            all: panel('all', { term: '{term}' }),
            none: panel('none', { term: '{term}' }),
            summary: panel('summary', { count: '{count}' }),
            from: panel('from', { price: '{price}' }),
            free: card('free'),
            unitPrice: panel('unitPrice', { price: '{price}', unit: '{unit}' }),
          },
        }}
      />
    </SearchRow>
  );
}
