import { Icon } from '@/components/ui/image/icon';
import type { LegalCategory } from '@/lib/pharmacy/card-rules';

/** How a medicine may be sold, where that is not freely. */
export function LegalBadge({ category: { kind, label } }: { category: LegalCategory }) {
  const look = kind === 'pom' ? 'bg-amber-tint text-amber' : 'bg-sky-tint text-sky';
  return (
    <span
      className={`inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2 py-0.5 text-xs font-medium ${look}`}
    >
      <Icon name={kind === 'pom' ? 'shield' : 'pharmacist'} className="size-4 max-sm:hidden" />
      {label}
    </span>
  );
}
