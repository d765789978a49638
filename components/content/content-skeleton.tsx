import { Container } from '@/components/ui/container';
import { Skeleton } from '@/components/ui/skeleton';

const LINES = ['w-full', 'w-11/12', 'w-5/6', 'w-4/5', 'w-3/4', 'w-2/3'];

/** The room of a content page that is on its way. */
export function ContentSkeleton() {
  return (
    <Container className="pb-16">
      <div aria-hidden="true" className="flex max-w-measure flex-col gap-4 pt-10">
        <Skeleton className="h-10 w-2/3" />
        {LINES.map((width) => (
          <Skeleton key={width} className={`h-5 ${width}`} />
        ))}
      </div>
    </Container>
  );
}
