import { Link } from '@/components/ui/controls/link';
import type { CategoryLink } from '@/lib/catalog/category/category';

interface SubCategoriesProps {
  label: string;
  links: readonly CategoryLink[];
  /** On phones in one row that scrolls: the room is the products'. */
  isRow?: boolean;
}

const ROW =
  'max-sm:-mx-4 max-sm:flex-nowrap max-sm:whitespace-nowrap max-sm:overflow-x-auto max-sm:p-1 max-sm:px-4 max-sm:[scrollbar-width:none]';

/** Links to categories, as chips. */
export function SubCategories({ label, links, isRow }: SubCategoriesProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className="mt-4 min-w-0">
      <ul className={`flex flex-wrap gap-2 ${isRow ? ROW : ''}`}>
        {links.map(({ uid, name, href }) => (
          <li key={uid}>
            <Link data-page="CATEGORY" href={href} className="s-chip">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
