import { pageLocale } from '@/lib/browser/page-store';
import { latinParts } from '@/lib/format/text-lang';

/** A text of the backend's that may be English on a page of another script: marked for voices. For the browser only. */
export function Said({ children }: { children: string }) {
  const parts = latinParts(children, pageLocale());
  if (!parts) return children;
  // In one element: a row beside an icon would set each part into a column of its own.
  return (
    <span>
      {parts.map((part, index) =>
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
