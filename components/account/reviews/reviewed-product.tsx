'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/controls/link';
import { Said } from '@/components/ui/said';
import type { OwnReview } from '@/lib/catalog/reviews/own-reviews';

/** What a review is about, with the way to it where there is one. */
export function ReviewedProduct({ product }: Pick<OwnReview, 'product'>) {
  const t = useTranslations('ownReviews');
  if (!product) return <>{t('noProduct')}</>;
  return (
    <Link href={product.href} data-page="PRODUCT" className="rounded-sm text-evergreen underline underline-offset-4">
      <Said>{product.name}</Said>
    </Link>
  );
}
