'use client';

import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/controls/button';
import type { CartLine } from '@/lib/cart/cart';
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
  const inOrder = inSteadyOrder(lines);
  const shown = removed && !removed.isDone ? inOrder.filter(({ key }) => key !== removed.line.key) : inOrder;
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

interface RemovedNoticeProps {
  name: string;
  onUndo: () => void;
}

/** Stands where a line was, until something else is done. The button that removed it is gone, so it takes the focus. */
export function RemovedNotice({ name, onUndo }: RemovedNoticeProps) {
  const t = useTranslations('miniCart');
  const id = useId();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className="flex items-center justify-between gap-4 rounded-card bg-sunken px-4 py-2">
      <p id={id}>{t('removed', { name })}</p>
      <Button ref={undo} look="quiet" onClick={onUndo} aria-describedby={id} className="shrink-0">
        {t('undo')}
      </Button>
    </div>
  );
}

/** Where each line was first seen, by its key; while the document lives, for all that shows the cart. */
const places = new Map<string, number>();

/**
 * The lines in the order in which they were first seen. Magento adds a changed line anew, at the end; shoppers
 * look for it where it was, and for a line that was put back where it came from.
 */
function inSteadyOrder(lines: readonly CartLine[]): CartLine[] {
  for (const { key } of lines) if (!places.has(key)) places.set(key, places.size);
  return lines.toSorted((a, b) => (places.get(a.key) ?? 0) - (places.get(b.key) ?? 0));
}

/** A line with another choice takes the place of the one that it was. */
export function inheritPlace(from: string, to: string): void {
  const place = places.get(from);
  if (place !== undefined) places.set(to, place);
}
