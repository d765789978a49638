'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Loading } from '@/components/account/loading';
import { StarRow } from '@/components/catalog/card/star-row';
import { Link } from '@/components/ui/controls/link';
import { Said } from '@/components/ui/said';
import { type OwnReview, readOwnReview } from '@/lib/catalog/reviews/own-reviews';
import { reviewDay, starsText } from '@/lib/catalog/reviews/review';
import { useRead } from '@/lib/magento/browser/use-read';
import { ReviewedProduct } from './reviewed-product';

/** The review whose number ends the address [ROUTE-3]. */
export function ReviewDetail({ listHref }: { listHref: string }) {
  const t = useTranslations('ownReviews');
  const { data, error, retry } = useRead('', async () => {
    const [number] = window.location.pathname.split('/').filter(Boolean).slice(-1);
    return { review: await readOwnReview(Number(number)) };
  });

  if (!data) return <Loading error={error} onRetry={retry} />;
  return (
    <div className="grid gap-4">
      {data.review ? <Written review={data.review} /> : <p>{t('gone')}</p>}
      <p>
        <Link
          href={listHref}
          className="inline-flex min-h-11 items-center rounded-sm text-evergreen underline underline-offset-4"
        >
          {t('back')}
        </Link>
      </p>
    </div>
  );
}

function Written({ review }: { review: OwnReview }) {
  const t = useTranslations('ownReviews');
  const locale = useLocale();
  const { product, nickname, summary, text, createdAt, percent, ratings } = review;
  const stars = (value: number) => t('outOfFive', { stars: starsText(value, locale) });
  return (
    <article className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <h2 className="text-lg">
        <ReviewedProduct product={product} />
      </h2>
      <p className="text-ink-soft text-sm">{t('written', { name: nickname, date: reviewDay(createdAt, locale) })}</p>
      <dl className="grid w-fit grid-cols-[auto_auto] items-center gap-x-4 gap-y-1">
        {percent ? (
          <>
            <dt>{t('overall')}</dt>
            <dd>
              <StarRow percent={percent} />
              <span className="sr-only">{stars(percent)}</span>
            </dd>
          </>
        ) : null}
        {ratings.map(({ name, stars: given }) => (
          <div key={name} className="contents text-ink-soft text-sm">
            <dt>{name}</dt>
            <dd>
              <StarRow percent={given * 20} className="h-3.5 w-17.5" />
              <span className="sr-only">{stars(given * 20)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="font-semibold">
        <Said>{summary}</Said>
      </p>
      <p className="max-w-measure whitespace-pre-line">
        <Said>{text}</Said>
      </p>
      <p className="text-ink-soft text-sm">{t('moderated')}</p>
    </article>
  );
}
