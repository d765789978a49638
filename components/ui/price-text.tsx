import { pageLocale } from '@/lib/browser/page-scope';
import type { Money } from '@/lib/format/money';
import { formatPrice } from '@/lib/format/price';

interface PriceTextProps {
  money: Money;
  /** BCP 47; in the browser the page's own, on the server it has to be given. */
  locale?: string;
  className?: string;
}

/** An amount as shoppers read it, in one piece and with figures of one width. */
export function PriceText({ money, locale = pageLocale(), className = '' }: PriceTextProps) {
  return <span className={`whitespace-nowrap tabular-nums ${className}`.trim()}>{formatPrice(money, locale)}</span>;
}
