import { Link } from '@/components/ui/controls/link';
import type { CategoryLink } from '@/lib/catalog/category/get-category';
import { keepWords } from '@/lib/format/thai-words';

interface SubCategoriesProps {
  label: string;
  links: readonly CategoryLink[];
  /** On phones in one row that scrolls: the room is the products'. */
  isRow?: boolean;
}

/** Links to categories, as chips. */
export function SubCategories({ label, links, isRow }: SubCategoriesProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className="mt-4 min-w-0">
      <ul className={isRow ? 's-chip-row' : 'flex flex-wrap gap-2'}>
        {links.map(({ uid, name, href }) => (
          <li key={uid}>
            <Link data-page="CATEGORY" href={href} className="s-chip">
              {keepWords(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
