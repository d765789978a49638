'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { LineError, LineImage, LineOptions } from '@/components/cart/item/line-details';
import { LineQuantity, useQuantity } from '@/components/cart/item/quantity-stepper';
import { TaxedPrice } from '@/components/cart/item/taxed-price';
import { Link } from '@/components/ui/controls/link';
import { Said } from '@/components/ui/said';
import { LINE, type CartLine as Line, shownAmount } from '@/lib/cart/cart';
import { formatMoney } from '@/lib/format/money';
import type { TaxDisplayType } from '@/lib/store/get-store-config';

interface CartLineProps {
  line: Line;
  display: TaxDisplayType;
  removeError: string | null;
  onRemove: () => void;
  onAct: () => void;
  onEdit: () => void;
  onSave: () => void;
}

/** A line of the cart page [CART-8]. */
export function CartLine({ line, display, removeError, onRemove, onAct, onEdit, onSave }: CartLineProps) {
  const t = useTranslations('miniCart');
  const tPage = useTranslations('cart');
  const errorId = useId();
  const quantity = useQuantity(line, removeError, onRemove, onAct);
  const { product } = line;
  const { name } = product;
  return (
    <li {...{ [LINE]: line.key }} tabIndex={-1} aria-label={name} className="s-cart-line">
      <div>
        <LineImage image={product.image} className="w-full" />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-1">
        <h2 className="font-medium text-base leading-snug tracking-normal">
          {product.href ? (
            <Link href={product.href} data-page="PRODUCT" className="rounded-sm hover:text-evergreen hover:underline">
              <Said>{name}</Said>
            </Link>
          ) : (
            <Said>{name}</Said>
          )}
        </h2>
        <LineOptions options={line.options} />
        {line.hasOtherTime ? <LineError id={`${errorId}-time`}>{t('otherTime')}</LineError> : null}
        <LinePrices line={line} display={display} />
        {quantity.problem ? <LineError id={errorId}>{quantity.problem}</LineError> : null}
        <div className="mt-auto flex flex-wrap gap-x-5 text-sm">
          {line.type === 'ConfigurableCartItem' && line.isRepeatable ? (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={tPage('editName', { name })}
              onClick={onEdit}
              className="s-line-action"
            >
              {tPage('edit')}
            </button>
          ) : null}
          <button type="button" onClick={onRemove} aria-label={t('removeName', { name })} className="s-line-action">
            {t('remove')}
          </button>
          {line.isRefused ? null : (
            <button type="button" onClick={onSave} aria-label={tPage('saveName', { name })} className="s-line-action">
              {tPage('save')}
            </button>
          )}
        </div>
      </div>
      <div>
        <LineQuantity line={line} errorId={errorId} {...quantity} />
        <TaxedPrice
          price={line.rowTotal}
          display={display}
          free={t('free')}
          className="ml-auto text-right font-semibold md:text-lg"
        />
      </div>
    </li>
  );
}

function LinePrices({ line, display }: { line: Line; display: TaxDisplayType }) {
  const t = useTranslations('miniCart');
  const locale = useLocale();
  const each = shownAmount(line.price, display);
  return (
    <>
      {each.minor > 0 ? (
        <p className="text-ink-soft text-sm tabular-nums">{t('each', { price: formatMoney(each, locale) })}</p>
      ) : null}
      {line.discount ? (
        <p className="text-apricot text-sm tabular-nums">
          {t('discount', { price: formatMoney(line.discount, locale) })}
        </p>
      ) : null}
    </>
  );
}
