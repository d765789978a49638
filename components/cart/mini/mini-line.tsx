'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { LineBadge } from '@/components/cart/item/line-badge';
import { LineError, LineImage, LineOptions } from '@/components/cart/item/line-details';
import { LineQuantity, useQuantity } from '@/components/cart/item/quantity-stepper';
import { TaxedPrice } from '@/components/cart/item/taxed-price';
import { Link } from '@/components/ui/controls/link';
import { Icon } from '@/components/ui/image/icon';
import { Said } from '@/components/ui/said';
import { type CartLine, LINE } from '@/lib/cart/cart';
import type { TaxDisplayType } from '@/lib/store/get-store-config';

/** Shared by the line and its skeleton. */
export const miniLineGrid = 'grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 border-line border-b py-4';

interface MiniLineProps {
  line: CartLine;
  display: TaxDisplayType;
  removeError: string | null;
  onRemove: () => void;
  onAct: () => void;
  onLeave: () => void;
}

export function MiniLine({ line, display, removeError, onRemove, onAct, onLeave }: MiniLineProps) {
  const t = useTranslations('miniCart');
  const errorId = useId();
  const quantity = useQuantity(line, removeError, onRemove, onAct);
  const { product } = line;
  const { name } = product;
  return (
    <li {...{ [LINE]: line.key }} tabIndex={-1} aria-label={name} className={miniLineGrid}>
      <LineImage image={product.image} className="w-full" />
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex items-start gap-1">
          <h3 className="min-w-0 flex-1 font-medium text-base leading-snug tracking-normal">
            {product.href ? (
              <Link href={product.href} data-page="PRODUCT" onClick={onLeave} className="rounded-sm hover:underline">
                <Said>{name}</Said>
              </Link>
            ) : (
              <Said>{name}</Said>
            )}
          </h3>
          <button
            type="button"
            aria-label={t('removeName', { name })}
            onClick={onRemove}
            className="target -mt-2.5 -mr-2.5 flex items-center justify-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <Icon name="close" className="size-4" />
          </button>
        </div>
        <LineBadge line={line} />
        <LineOptions options={line.options} />
        {line.hasOtherTime ? <LineError id={`${errorId}-time`}>{t('otherTime')}</LineError> : null}
        {quantity.problem ? <LineError id={errorId}>{quantity.problem}</LineError> : null}
        <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
          <LineQuantity line={line} errorId={errorId} {...quantity} />
          <TaxedPrice
            price={line.rowTotal}
            display={display}
            free={t('free')}
            className="ml-auto text-right font-semibold"
          />
        </div>
      </div>
    </li>
  );
}
