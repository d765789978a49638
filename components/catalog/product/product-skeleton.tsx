import { Container } from '@/components/ui/container';
import { Skeleton } from '@/components/ui/skeleton';
import type { CardPreview } from './card-preview';
import { PreviewImage } from './preview-image';

/** The room of a product page that is on its way, with what the card has told already. */
export function ProductShimmer({ preview = null }: { preview?: CardPreview | null }) {
  return (
    <Container className="pb-16">
      <div aria-hidden="true" className="py-3">
        <Skeleton className="h-7.25 w-64" />
      </div>
      <div className="s-product mt-2">
        <div
          aria-hidden="true"
          className="flex flex-col gap-3 lg:grid lg:grid-cols-[5rem_minmax(0,1fr)] lg:items-start"
        >
          {preview?.picture ? (
            <PreviewImage {...preview.picture} />
          ) : (
            <Skeleton className="s-stage rounded-card lg:col-start-2 lg:row-start-1" />
          )}
          <div className="flex gap-2 max-md:hidden lg:flex-col">
            <Skeleton className="aspect-product w-16 lg:w-18" />
            <Skeleton className="aspect-product w-16 lg:w-18" />
            <Skeleton className="aspect-product w-16 lg:w-18" />
          </div>
        </div>
        <section className="flex min-w-0 flex-col gap-4">
          <div className="flex flex-col gap-4">
            {preview?.hasBadge ? <Skeleton className="h-6.25 w-40 sm:h-6.75" /> : null}
            {preview ? <PreviewTitle {...preview} /> : <Skeleton className="h-16 w-4/5" />}
          </div>
          <Skeleton className="h-12 w-full max-md:hidden" />
          {preview?.price ? (
            <div className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-5">
              <PreviewPrice {...preview.price} />
              <Skeleton className="h-80 w-full" />
            </div>
          ) : (
            <Skeleton className="h-96 w-full rounded-card" />
          )}
        </section>
      </div>
    </Container>
  );
}

function PreviewTitle({ name, brand, details, hasRating }: CardPreview) {
  return (
    <div className="flex flex-col gap-1">
      <h1 className="text-xl sm:text-2xl md:text-3xl">
        {brand ? <span className="caps mb-2 block leading-normal text-ink-soft">{brand}</span> : null} {name}
      </h1>
      {details ? <p className="text-ink-soft md:text-lg">{details}</p> : null}
      {hasRating ? <Skeleton className="h-9 w-40 touch:h-11" /> : null}
    </div>
  );
}

function PreviewPrice({ spoken, from, final, regular }: NonNullable<CardPreview['price']>) {
  return (
    <div className="tabular-nums">
      <p className="sr-only">{spoken}</p>
      <p aria-hidden="true" className="flex min-h-9 flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className={`text-2xl font-semibold ${regular ? 'text-apricot' : ''}`}>
          {from ? <span className="text-base font-normal text-ink-soft">{from} </span> : null}
          {final}
        </span>
        {regular ? <s className="text-ink-soft">{regular}</s> : null}
      </p>
    </div>
  );
}
