import { Fragment } from 'react';
import { Link } from './controls/link';
import { Icon } from './image/icon';
import { Marked } from './marked';

interface BreadcrumbsProps {
  label: string;
  /** The page's, BCP 47. */
  locale: string;
  /** From the home page down; the last one is the page itself, and one without an address is no link. */
  crumbs: { name: string; href: string | null; page?: string }[];
}

/** The way from the home page to this one. */
export function Breadcrumbs({ label, locale, crumbs }: BreadcrumbsProps) {
  const parents = crumbs.slice(0, -1);
  const page = crumbs.at(-1);
  return (
    <nav aria-label={label} className="py-3 text-sm text-ink-soft">
      <ol className="s-crumbs">
        {parents.map((crumb) => (
          <Fragment key={crumb.name}>
            <li>
              {crumb.href ? (
                <Link
                  href={crumb.href}
                  data-page={crumb.page ?? 'CATEGORY'}
                  className="inline-block py-1 underline-offset-4 hover:text-evergreen hover:underline"
                >
                  <Marked locale={locale}>{crumb.name}</Marked>
                </Link>
              ) : (
                <Marked locale={locale}>{crumb.name}</Marked>
              )}
            </li>
            <li aria-hidden="true">
              <Icon name="chevron-right" className="size-4" />
            </li>
          </Fragment>
        ))}
        <li aria-current="page" className="py-1">
          {page ? <Marked locale={locale}>{page.name}</Marked> : null}
        </li>
      </ol>
    </nav>
  );
}
