import { Icon } from '@/components/ui/image/icon';
import type { Badge } from '@/lib/catalog/card/card-rules';

/** What a trade says about a product where it is first seen. */
export function ProductBadge({ badge: { label, tone, icon } }: { badge: Badge }) {
  const look = tone === 'warning' ? 'bg-amber-tint text-amber' : 'bg-sky-tint text-sky';
  return (
    <span className={`s-badge ${look}`}>
      {icon ? <Icon name={icon} className="size-4 max-sm:hidden" /> : null}
      {label}
    </span>
  );
}
