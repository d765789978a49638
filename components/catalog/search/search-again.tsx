import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/controls/button';
import { SEARCH_PARAM } from '@/lib/catalog/search/search-term';

/** A search form in the page itself, for where there is nothing else to do. */
export async function SearchAgain({ action, term }: { action: string; term: string }) {
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
