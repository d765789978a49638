import { pageLocale } from '@/lib/browser/page-store';

/** Runs of Latin words and what stands between them: `The requested qty is not available`. */
const LATIN = /(\p{Script=Latin}[\p{Script=Latin}\p{P}\p{N}\s]*)/u;

/**
 * A sentence or a name that may be the backend's own: what of it stands in English on a page of another script is marked
 * as such, for voices to read it by. Scripts tell nothing on pages in Latin letters. For the browser only.
 */
export function Said({ children }: { children: string }) {
  if (new Intl.Locale(pageLocale() || 'en').maximize().script === 'Latn') return children;
  // In one element: a row beside an icon would set each part into a column of its own.
  return (
    <span>
      {children.split(LATIN).map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence, which has no others
          <span key={index} lang="en">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
