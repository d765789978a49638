import { latinParts } from '@/lib/format/text-lang';

/** A text of the backend's that may be English, or partly so, on a page of another script: marked for voices. */
export function Marked({ children, locale }: { children: string; locale: string }) {
  const parts = latinParts(children, locale);
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
