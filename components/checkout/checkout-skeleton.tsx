import { Skeleton } from '@/components/ui/skeleton';
import { checkoutGrid } from './checkout-grid';
import { summaryBar, summaryBody, summaryCard } from './summary/summary-class';

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
