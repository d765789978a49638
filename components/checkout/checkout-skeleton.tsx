import { Skeleton } from '@/components/ui/skeleton';

// Shared by the page and its skeleton, so that nothing moves when the one takes the other's place.

/** The steps, and from a desktop on the summary beside them; on phones the summary comes first. */
export const checkoutGrid = 'grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-10 xl:gap-14';

export const summaryCard = 'rounded-card border border-line bg-surface lg:sticky lg:top-6';

/** On phones and tablets what is ordered is closed, its total in the bar. */
export const summaryBar =
  'flex min-h-14 w-full items-center gap-2 rounded-card px-4 py-2 text-left font-medium lg:hidden';

export const summaryBody = 'grid gap-4 px-4 pb-4 lg:p-5';

/** The room of a checkout that is on its way: its steps and the summary, in their sizes. */
export function CheckoutSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={checkoutGrid}>
      <div className="lg:order-2">
        <div className={summaryCard}>
          <div className={summaryBar}>
            <Skeleton className="h-6 w-40" />
            <Skeleton className="ml-auto h-6 w-16" />
          </div>
          <div className={`${summaryBody} max-lg:hidden`}>
            <Skeleton className="h-7 w-32" />
            <Skeleton className="h-18 w-full" />
            <Skeleton className="h-6 w-full" />
            <Skeleton className="h-6 w-full" />
            <Skeleton className="h-8 w-full" />
          </div>
        </div>
      </div>
      <div className="grid gap-3">
        <Skeleton className="h-64 w-full rounded-card" />
        {[2, 3, 4, 5].map((number) => (
          <Skeleton key={number} className="h-17 w-full rounded-card" />
        ))}
      </div>
    </div>
  );
}
