'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Empty } from '@/components/account/empty';
import { Loading } from '@/components/account/loading';
import { useFocusOn } from '@/components/account/use-focus';
import { StarRow } from '@/components/catalog/card/star-row';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Link } from '@/components/ui/controls/link';
import { Said } from '@/components/ui/said';
import { pagePath } from '@/lib/browser/page-store';
import { type OwnReview, readOwnReviews } from '@/lib/catalog/reviews/own-reviews';
import { reviewDay, starsText } from '@/lib/catalog/reviews/review';
import { ORDERS_PATH } from '@/lib/config/paths';
import { ReviewedProduct } from './reviewed-product';

interface Shown {
  reviews: OwnReview[];
  count: number;
  page: number;
}

/** What a customer has written, newest first, approved or not: Magento does not tell which. */
export function ReviewList({ detailHref }: { detailHref: string }) {
  const t = useTranslations('ownReviews');
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const focusOn = useFocusOn(list);
  const [shown, setShown] = useState<Shown | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);

  async function show(page: number) {
    setError(null);
    setBusy(true);
    try {
      const { reviews, count } = await readOwnReviews(page);
      setShown((before) => ({ reviews: [...(page > 1 ? (before?.reviews ?? []) : []), ...reviews], count, page }));
      if (page > 1) focusOn(`[data-review="${reviews[0]?.number}"]`);
    } catch (cause) {
      setError(cause);
    } finally {
      setBusy(false);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first page, once
  useEffect(() => void show(1), []);

  if (!shown) return <Loading error={error} onRetry={() => show(1)} />;
  if (shown.reviews.length === 0) {
    return (
      <Empty icon="star" text={t('empty')}>
        <ButtonLink href={pagePath(ORDERS_PATH)}>{t('toOrders')}</ButtonLink>
      </Empty>
    );
  }
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t('moderated')}</p>
      <ul ref={list} className="grid gap-3">
        {shown.reviews.map(({ number, product, summary, percent, createdAt }) => (
          <li
            key={number}
            data-review={number}
            tabIndex={-1}
            className="grid gap-1 rounded-card border border-line bg-surface p-4 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <h2 className="font-medium text-base tracking-normal">
              <ReviewedProduct product={product} />
            </h2>
            <p className="text-ink-soft text-sm sm:text-right">{reviewDay(createdAt, locale)}</p>
            <p className="flex flex-wrap items-center gap-2">
              {percent ? (
                <>
                  <StarRow percent={percent} />
                  <span className="sr-only">{t('outOfFive', { stars: starsText(percent, locale) })}</span>
                </>
              ) : null}
              <Said>{summary}</Said>
            </p>
            <Link
              href={`${detailHref}/${number}`}
              aria-label={t('readName', { name: product?.name ?? t('noProduct') })}
              className="inline-flex min-h-11 items-center rounded-sm text-evergreen underline underline-offset-4 sm:justify-self-end"
            >
              {t('read')}
            </Link>
          </li>
        ))}
      </ul>
      {shown.reviews.length < shown.count ? (
        <Button
          look="secondary"
          aria-disabled={isBusy}
          onClick={() => isBusy || show(shown.page + 1)}
          className="justify-self-center"
        >
          {t('more')}
        </Button>
      ) : null}
      {error ? <Loading error={error} onRetry={() => show(shown.page + 1)} /> : null}
    </div>
  );
}
