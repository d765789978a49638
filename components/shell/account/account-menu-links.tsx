'use client';

import { Link } from '@/components/ui/controls/link';
import type { AccountMenuLink } from './account-menu';

interface AccountMenuLinksProps {
  links: readonly AccountMenuLink[];
  onFollow: () => void;
}

/** The links of the account menu, in the header's panel and in the drawer alike. */
export function AccountMenuLinks({ links, onFollow }: AccountMenuLinksProps) {
  const className = 'flex min-h-11 items-center rounded-input px-4 hover:bg-sunken';
  return (
    <ul>
      {links.map(({ label, href, isDocument }) => (
        <li key={href}>
          {isDocument ? (
            <a href={href} className={className}>
              {label}
            </a>
          ) : (
            <Link href={href} onClick={onFollow} className={className}>
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
