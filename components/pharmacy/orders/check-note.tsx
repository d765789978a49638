import { ProductBadge } from '@/components/catalog/card/product-badge';
import { Icon } from '@/components/ui/image/icon';
import type { IconName } from '@/components/ui/image/icon-sprite';
import type { Badge } from '@/lib/catalog/card/card-rules';
import type { CheckState, LineCheck } from '@/lib/pharmacy/check/line-check';

/** What each state is called, in the page's language. */
export type CheckTexts = Record<CheckState, string>;

const LOOKS: Record<CheckState, [icon: IconName, tone: string]> = {
  checking: ['clock', 'text-sky'],
  approved: ['check', 'text-leaf'],
  sent: ['truck', 'text-leaf'],
  refused: ['alert', 'text-amber'],
  refunded: ['alert', 'text-amber'],
  uncharged: ['alert', 'text-amber'],
};

/** How a medicine is sold, and how far the pharmacist is with it. */
export function CheckNote({
  badge,
  check,
  texts,
}: {
  badge: Badge | null;
  check: LineCheck | null;
  texts: CheckTexts;
}) {
  const [icon, tone] = LOOKS[check?.state ?? 'checking'];
  return (
    <span className="mt-1 grid justify-items-start gap-1.5">
      {badge ? <ProductBadge badge={badge} /> : null}
      {check ? (
        <span className="flex items-start gap-2 font-medium text-sm">
          <Icon name={icon} className={`mt-0.5 size-4 ${tone}`} />
          <span>
            {texts[check.state]}
            {check.reason ? (
              <span className="wrap-anywhere block font-normal text-ink-soft">{check.reason}</span>
            ) : null}
          </span>
        </span>
      ) : null}
    </span>
  );
}
