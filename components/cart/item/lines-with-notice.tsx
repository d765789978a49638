'use client';

import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import type { CartLine } from '@/lib/cart/cart';
import { RemovedNotice } from './removed-notice';
import type { Removal } from './use-removal';

interface LinesWithNoticeProps {
  lines: readonly CartLine[];
  removal: Removal;
  /** Draws a line as a list item; `remove` takes it out. */
  line: (line: CartLine, remove: () => void) => ReactNode;
}

/** The cart's lines; where one was removed, the way to have it back. A line that is being removed is gone already. */
export function LinesWithNotice({ lines, removal, line: draw }: LinesWithNoticeProps) {
  const t = useTranslations('miniCart');
  const { removed } = removal;
  const shown = removed && !removed.isDone ? lines.filter(({ key }) => key !== removed.line.key) : lines;
  if (shown.length === 0 && !removed) return null;
  const notice = removed ? (
    <li className="border-line border-b py-3">
      <RemovedNotice key={removed.line.key} name={removed.line.product.name} onUndo={removal.undo} />
    </li>
  ) : null;
  return (
    <ul aria-label={t('lines')}>
      {shown.map((line, index) => (
        <Fragment key={line.key}>
          {removed?.index === index ? notice : null}
          {draw(line, () => removal.remove(line, index))}
        </Fragment>
      ))}
      {removed && removed.index >= shown.length ? notice : null}
    </ul>
  );
}
