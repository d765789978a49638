'use client';

import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/controls/button';
import { formatMoney } from '@/lib/format/format-money';
import type { Money } from '@/lib/format/money';

/** The total and the way on, always in reach where the summary stands below the lines. */
export function PhoneBar({ total, checkoutHref }: { total: Money; checkoutHref: string | null }) {
  const t = useTranslations('cart');
  const tMini = useTranslations('miniCart');
  const locale = useLocale();
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-auto flex items-center justify-between gap-4 border-line border-t bg-surface px-4 py-3 md:-mx-6 md:px-6 lg:hidden">
      <p className="leading-tight">
        <span className="block text-ink-soft text-sm">{t('total')}</span>
        <span className="font-semibold text-lg tabular-nums">{formatMoney(total, locale)}</span>
      </p>
      {checkoutHref ? (
        <a href={checkoutHref} className={buttonClass('primary')}>
          {tMini('checkout')}
        </a>
      ) : null}
    </div>
  );
}
