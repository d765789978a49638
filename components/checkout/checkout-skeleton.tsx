import { boxClass, Field } from '@/components/ui/controls/field';
import { Skeleton } from '@/components/ui/skeleton';

// Shared by the page and its skeleton, so that nothing moves when the one takes the other's place.

/** The steps, and from a desktop on the summary beside them; on phones the summary comes first. */
export const checkoutGrid = 's-checkout';

export const summaryCard = 'rounded-card border border-line bg-surface lg:sticky lg:top-6';

/** On phones and tablets what is ordered is closed, its total in the bar. */
export const summaryBar = 's-summary-bar';

export const summaryBody = 'flex flex-col gap-4 px-4 pb-4 lg:p-5';

export const stepCard = 'scroll-mt-4 rounded-card border border-line';

export const stepRoom = 'px-4 py-3 sm:px-6 sm:py-4';

export const stepMark = 's-step-mark';

interface CheckoutSkeletonProps {
  label: string;
  /** Of the first step as guests have it. */
  texts: Record<'title' | 'email' | 'hint', string>;
}

/**
 * The room of a checkout that is on its way: its steps and the summary, in their sizes. Who has begun nothing reads what
 * the first step says, before a script has come; others may be at another one.
 */
export function CheckoutSkeleton({ label, texts }: CheckoutSkeletonProps) {
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
        <FirstStep {...texts} />
        {[2, 3, 4, 5].map((number) => (
          <Skeleton key={number} className="h-17 w-full rounded-card" />
        ))}
      </div>
    </div>
  );
}

/** As its frame and form look, of which nothing can be touched before they come. */
function FirstStep({ title, email, hint }: CheckoutSkeletonProps['texts']) {
  return (
    <div
      inert
      className={`${stepCard} animate-pulse bg-skeleton in-data-newcomer:animate-none in-data-newcomer:bg-surface`}
    >
      <div className={`${stepRoom} not-in-data-newcomer:invisible`}>
        <div className="flex min-h-11 items-center gap-3">
          <span className={`${stepMark} bg-evergreen text-surface`}>1</span>
          <h2 className="text-lg">{title}</h2>
        </div>
        <div className="pt-3 pb-2 sm:pl-11">
          <div className="max-w-140">
            <Skeleton className="mb-2 h-6 w-40" />
            <Field id="coming-email" label={email} hint={hint} marked>
              <div className={boxClass()} />
            </Field>
            <Skeleton className="mt-6 h-11 w-full sm:w-56" />
          </div>
        </div>
      </div>
    </div>
  );
}
