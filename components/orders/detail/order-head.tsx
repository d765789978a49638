'use client';

import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { Link } from '@/components/ui/controls/link';
import { Icon } from '@/components/ui/image/icon';

interface OrderHeadProps {
  /** Of the list of all orders. */
  href: string;
  /** The order's, once it is known. */
  number?: string;
  ref?: Ref<HTMLHeadingElement>;
}

/** The way back, and below it which order the page is about. */
export function OrderHead({ href, number, ref }: OrderHeadProps) {
  const t = useTranslations('orders');
  return (
    <>
      <Link
        href={href}
        data-print="never"
        className="target mb-2 inline-flex items-center gap-1 font-medium text-evergreen underline-offset-4 hover:underline"
      >
        <Icon name="chevron-left" className="size-4" />
        {t('back')}
      </Link>
      <h1 ref={ref} tabIndex={-1} className="-mx-1 mb-5 w-fit rounded-sm px-1 text-2xl md:text-3xl">
        {number ? t('number', { number }) : t('detailTitle')}
      </h1>
    </>
  );
}
