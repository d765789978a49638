import { Link } from '@/components/ui/controls/link';
import type { CategoryLink } from '@/lib/catalog/category/category';

/** Links to categories, as chips. */
export function SubCategories({ label, links }: { label: string; links: readonly CategoryLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className="mt-4">
      <ul className="flex flex-wrap gap-2">
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
