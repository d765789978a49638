'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LineBadge } from '@/components/cart/item/line-badge';
import { LineOptions } from '@/components/cart/item/line-details';
import { useCheckoutFacts } from '@/components/checkout/checkout-facts';
import { Icon } from '@/components/ui/image/icon';
import { MediaImage } from '@/components/ui/image/media-image';
import { Said } from '@/components/ui/said';
import { type CartLine, shownAmount } from '@/lib/cart/cart';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { SHOP_RULES } from '@/lib/config/constants';
import type { AppError } from '@/lib/errors/app-error';
import { formatCharge } from '@/lib/format/charge';

/** What is ordered, one line each, to look over: nothing is changed here. */
export function OrderLines({ lines }: { lines: readonly CartLine[] }) {
  return (
    <ul className="grid gap-4">
      {lines.map((line) => (
        <OrderLine key={line.key} line={line} />
      ))}
    </ul>
  );
}

function OrderLine({ line }: { line: CartLine }) {
  const { display } = useCheckoutFacts();
  const t = useTranslations('checkout.summary');
  const locale = useLocale();
  const { product, options, quantity, rowTotal } = line;
  const isRefused = useCheckoutStore((state) => refusedLines(state.orderError).includes(line.uid));
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-3">
      <span className="block aspect-product overflow-hidden rounded-input bg-sunken">
        {product.image ? (
          <MediaImage src={product.image} alt="" sizes="56px" maxWidth={160} className="size-full object-cover" />
        ) : null}
      </span>
      <div className="text-sm">
        <span className="block text-pretty font-medium">
          <Said>{product.name}</Said>
        </span>
        <LineBadge line={line} />
        <LineOptions options={options} />
        <span className="block text-ink-soft">{t('quantity', { quantity })}</span>
        {line.hasOtherTime ? <LineProblem text={t('otherTime')} /> : null}
        {line.isDayOver ? <LineProblem text={t('dayOver')} /> : null}
        {isRefused ? <LineProblem text={t('refused')} /> : null}
        {product.inStock ? null : (
          <LineProblem text={t(line.type === 'VirtualCartItem' ? 'unavailable' : 'outOfStock')} />
        )}
      </div>
      <span className="text-sm tabular-nums">{formatCharge(shownAmount(rowTotal, display), locale, t('free'))}</span>
    </li>
  );
}

function LineProblem({ text }: { text: string }) {
  return (
    <span className="mt-1 flex items-start gap-1 text-brick">
      <Icon name="alert" className="mt-0.5 size-4" />
      {text}
    </span>
  );
}

/** The cart's lines, by uid, that the shop's own rules have refused an order for. */
function refusedLines(error: AppError | null): readonly string[] {
  return error?.category === SHOP_RULES ? (Object(error.cause).lines ?? []) : [];
}
