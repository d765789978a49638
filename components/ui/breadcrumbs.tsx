import { Fragment } from 'react';
import { Link } from './controls/link';
import { Icon } from './image/icon';

interface BreadcrumbsProps {
  label: string;
  /** From the home page down; the last one is the page itself, and one without an address is no link. */
  crumbs: { name: string; href: string | null; lang?: string }[];
}

/** The way from the home page to this one. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  const parents = crumbs.slice(0, -1);
  const page = crumbs.at(-1);
  return (
    <nav aria-label={label} className="py-3 text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-1">
        {parents.map((crumb, index) => (
          <Fragment key={crumb.name}>
            <li lang={crumb.lang}>
              {crumb.href ? (
                <Link
                  href={crumb.href}
                  // The home page is a content page; what lies between is categories [ROUTE-19].
                  data-page={index === 0 ? 'CMS_PAGE' : 'CATEGORY'}
                  className="inline-block py-1 underline-offset-4 hover:text-evergreen hover:underline"
                >
                  {crumb.name}
                </Link>
              ) : (
                crumb.name
              )}
            </li>
            <li aria-hidden="true">
              <Icon name="chevron-right" className="size-4" />
            </li>
          </Fragment>
        ))}
        <li aria-current="page" lang={page?.lang} className="py-1">
          {page?.name}
        </li>
      </ol>
    </nav>
  );
}
