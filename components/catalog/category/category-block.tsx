import { DomUtils, parseDocument } from 'htmlparser2';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/image/icon';

interface CategoryBlockProps {
  html: string;
  /** The chips beside it. */
  links: ReactNode;
  /** The block as it is shown. */
  children: ReactNode;
}

/**
 * A merchant's block above a list: folded under its heading, so that prices are in sight; open where it has none. Folded
 * it comes first: the chips of phones scroll, and their last is not in sight.
 */
export function CategoryBlock({ html, links, children }: CategoryBlockProps) {
  const heading = headingOf(html);
  if (!heading) {
    return (
      <>
        {links}
        <div className="mt-4 basis-full">{children}</div>
      </>
    );
  }
  return (
    <>
      <details className="group/block mt-4 rounded-card open:basis-full open:border open:border-line open:bg-surface">
        <summary className="s-chip gap-2 text-evergreen-strong">
          {heading}
          <Icon name="chevron-down" className="size-4 shrink-0 transition-transform group-open/block:rotate-180" />
        </summary>
        <div className="px-4 pb-4">{children}</div>
      </details>
      {links}
    </>
  );
}

/** The block's first words, if they are a heading. */
function headingOf(html: string): string {
  const [heading] = DomUtils.getElementsByTagName(
    (name) => name === 'h2' || name === 'h3',
    parseDocument(html),
    true,
    1,
  );
  const before = heading
    ? html.slice(0, html.search(/<h[23]\b/i)).replace(/<style\b.*?<\/style>|<[^>]*>|\s+/gs, '')
    : '';
  return heading && before === '' ? DomUtils.textContent(heading).replace(/\s+/g, ' ').trim() : '';
}
