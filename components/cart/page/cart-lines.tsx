'use client';

import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import type { CartLine as Line } from '@/lib/cart/cart';
import type { TaxDisplayType } from '@/lib/store-config/store-config';
import { CartLine } from './cart-line';
import { RemovedNotice } from './removed-notice';
import type { Removal } from './use-removal';

interface CartLinesProps {
  lines: readonly Line[];
  removal: Removal;
  display: TaxDisplayType;
  onEdit: (line: Line) => void;
}

/** The cart's lines; where one was removed, the way to have it back. */
export function CartLines({ lines, removal, display, onEdit }: CartLinesProps) {
  const t = useTranslations('cart');
  const { removed, error } = removal;
  const shown = removed && !removed.isDone ? lines.filter(({ key }) => key !== removed.line.key) : lines;
  const notice = removed ? (
    <li className="border-line border-b py-3">
      <RemovedNotice key={removed.line.key} name={removed.line.product.name} onUndo={removal.undo} />
    </li>
  ) : null;
  return (
    <ul aria-label={t('lines')} className="border-line border-t">
      {shown.map((line, index) => (
        <Fragment key={line.key}>
          {removed?.index === index ? notice : null}
          <CartLine
            line={line}
            display={display}
            removeError={error?.key === line.key ? error.message : null}
            onRemove={() => removal.remove(line, index)}
            onAct={removal.settle}
            onEdit={() => onEdit(line)}
          />
        </Fragment>
      ))}
      {removed && removed.index >= shown.length ? notice : null}
    </ul>
  );
}
