'use client';

import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Said } from '@/components/ui/said';
import type { CartLine } from '@/lib/cart/cart';
import { inSteadyOrder } from '@/lib/cart/line-places';
import type { Removal, Removed } from './use-removal';

interface LinesWithNoticeProps {
  lines: readonly CartLine[];
  removal: Removal;
  line: (line: CartLine, remove: () => void) => ReactNode;
}

/** The cart's lines; a removed line is replaced at once by a notice with an undo button. */
export function LinesWithNotice({ lines, removal, line: renderLine }: LinesWithNoticeProps) {
  const t = useTranslations('miniCart');
  const { removed } = removal;
  const inOrder = inSteadyOrder(lines);
  const shown = removed && !removed.isDone ? inOrder.filter(({ key }) => key !== removed.line.key) : inOrder;
  if (shown.length === 0 && !removed) return null;
  const notice = removed ? (
    <li className="border-line border-b py-3">
      <RemovedNotice key={removed.line.key} removed={removed} onUndo={removal.undo} />
    </li>
  ) : null;
  return (
    <ul aria-label={t('lines')}>
      {shown.map((line, index) => (
        <Fragment key={line.key}>
          {removed?.index === index ? notice : null}
          {renderLine(line, () => removal.remove(line, index))}
        </Fragment>
      ))}
      {removed && removed.index >= shown.length ? notice : null}
    </ul>
  );
}

interface RemovedNoticeProps {
  removed: Removed;
  /** Not offered where the line cannot be added again as it was. */
  onUndo: () => void;
}

/** Stands where a line was; takes the focus, since the button that removed the line is gone. */
export function RemovedNotice({ removed: { line, isUndone }, onUndo }: RemovedNoticeProps) {
  const t = useTranslations('miniCart');
  const id = useId();
  const undo = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => (undo.current ?? text.current)?.focus(), []);
  return (
    <div className="flex items-center justify-between gap-4 rounded-card bg-sunken px-4 py-2">
      <p id={id} ref={text} tabIndex={-1}>
        <Said>{t('removed', { name: line.product.name })}</Said>
      </p>
      {line.isRepeatable ? (
        <Button
          ref={undo}
          look="quiet"
          onClick={onUndo}
          aria-busy={isUndone}
          aria-describedby={id}
          className="shrink-0 aria-busy:opacity-60"
        >
          {t('undo')}
        </Button>
      ) : null}
    </div>
  );
}
