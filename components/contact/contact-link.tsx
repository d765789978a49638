'use client';

import { pagePath } from '@/lib/browser/page-store';
import { CONTACT_PATH } from '@/lib/config/paths';

interface ContactLinkProps {
  /** What the server renders needs it; in the browser the page knows. */
  href?: string;
  children: string;
}

/** Leads to where the shop can be asked, beside a text that says so; by a document, as the checkout's policy is its own. */
export function ContactLink({ href = pagePath(CONTACT_PATH), children }: ContactLinkProps) {
  return (
    <a
      href={href}
      data-print="never"
      className="target inline-flex items-center font-medium text-evergreen underline underline-offset-4"
    >
      {children}
    </a>
  );
}
