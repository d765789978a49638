import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/controls/link';
import { searchHref } from '@/lib/catalog/search/search-term';

/** Terms that were perhaps meant. */
export async function SearchSuggestions({ path, terms }: { path: string; terms: readonly string[] }) {
  if (terms.length === 0) return null;
  const t = await getTranslations('search');
  return (
    <p className="mt-3">
      {t('didYouMean')}{' '}
      {terms.map((term, index) => (
        <span key={term}>
          {index > 0 ? ', ' : ''}
          <Link
            href={searchHref(path, term)}
            className="inline-block py-1 font-semibold text-evergreen underline underline-offset-4 hover:text-evergreen-strong"
          >
            {term}
          </Link>
        </span>
      ))}
    </p>
  );
}
