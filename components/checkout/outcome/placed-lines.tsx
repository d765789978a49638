'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LineImage, LineOptions } from '@/components/cart/item/line-details';
import { Said } from '@/components/ui/said';
import type { OrderedLine } from '@/lib/checkout/order/ordered-lines';
import { formatCharge } from '@/lib/format/charge';

interface PlacedLinesProps {
  lines: readonly OrderedLine[];
  /** What they add up to. */
  children: ReactNode;
}

/** What was ordered, and what it came to. */
export function PlacedLines({ lines, children }: PlacedLinesProps) {
  const t = useTranslations('orderPlaced');
  const locale = useLocale();
  return (
    <section aria-label={t('lines')} className="mt-4 rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 className="mb-4 text-lg">{t('lines')}</h2>
      <ul className="grid gap-4">
        {lines.map(({ uid, name, image, options, quantity, total }) => (
          <li
            key={uid}
            className="grid break-inside-avoid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 min-[20rem]:grid-cols-[3.5rem_minmax(0,1fr)_auto]"
          >
            <LineImage image={image} className="row-span-2 w-14 self-start" />
            <div>
              <p className="text-pretty font-medium">
                <Said>{name}</Said>
              </p>
              <LineOptions options={options} />
              <p className="text-ink-soft text-sm">{t('quantity', { quantity })}</p>
            </div>
            <p className="tabular-nums">{formatCharge(total, locale, t('free'))}</p>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
