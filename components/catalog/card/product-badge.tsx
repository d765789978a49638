import { Icon } from '@/components/ui/image/icon';
import type { Badge } from '@/lib/catalog/card/card-rules';

/** What a trade says about a product where it is first seen. */
export function ProductBadge({ badge: { label, tone, icon } }: { badge: Badge }) {
  const look = tone === 'warning' ? 'bg-amber-tint text-amber' : 'bg-sky-tint text-sky';
  return (
    <span
      className={`inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2 py-0.5 text-xs font-medium ${look}`}
    >
      <Icon name={icon} className="size-4 max-sm:hidden" />
      {label}
    </span>
  );
}
