import { getTranslations } from 'next-intl/server';
import { Marked } from '@/components/ui/marked';
import type { Part } from '@/lib/content/page-builder/name-parts';

interface PagePartsProps {
  parts: readonly Part[];
  /** The page's, BCP 47. */
  locale: string;
}

/**
 * Ways to the parts of a long text; nothing where it has none. It stands above the text and, where windows are wide,
 * beside the positioned box around it, as far down as that goes.
 */
export async function PageParts({ parts, locale }: PagePartsProps) {
  if (parts.length === 0) return null;
  const title = (await getTranslations('catalog'))('onThisPage');
  return (
    <div
      data-print="never"
      className="mb-8 max-sm:hidden xl:absolute xl:inset-y-0 xl:start-full xl:z-1 xl:ms-16 xl:w-72"
    >
      <nav aria-label={title} className="border-line border-s ps-5 text-sm xl:sticky xl:top-6">
        <p aria-hidden="true" className="font-semibold">
          {title}
        </p>
        <ul>
          {parts.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`} className="block py-1.5 text-evergreen underline-offset-4 touch:py-3 hover:underline">
                <Marked locale={locale}>{name}</Marked>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
