'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CouponForm } from '@/components/cart/item/coupon-form';
import { Icon } from '@/components/ui/image/icon';

/** The basket's voucher form, folded away until somebody remembers one; what it changes the steps learn from the cart. */
export function Voucher({ coupons }: { coupons: readonly string[] }) {
  const t = useTranslations('coupon');
  const isApplied = coupons.length > 0;
  // Whoever takes a voucher off finds the field in its place.
  const [isOpen, setOpen] = useState(isApplied);
  return (
    <details
      className="group/voucher"
      open={isOpen || isApplied}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary
        hidden={isApplied}
        className="target flex w-fit items-center gap-2 rounded-sm font-medium text-evergreen"
      >
        {t('title')}
        <Icon name="chevron-down" className="size-4 group-open/voucher:rotate-180" />
      </summary>
      <CouponForm coupons={coupons} />
    </details>
  );
}
