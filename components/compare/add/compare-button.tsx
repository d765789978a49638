import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/image/icon';

interface CompareButtonProps {
  product: { id: string; name: string };
}

/** Adds a product to the comparison, or takes it off, without code of its own: `CompareOutlet` hears of it [CAT-5]. */
export function CompareButton({ product }: CompareButtonProps) {
  const t = useTranslations('compare');
  return (
    <button
      type="button"
      aria-pressed="false"
      data-compare={compareData(product)}
      className="group/compare target inline-flex items-center justify-center gap-2 rounded-full px-4 py-2 font-semibold text-evergreen hover:bg-evergreen-tint aria-busy:opacity-60 noscript:hidden"
    >
      <Icon name="compare" />
      <span>
        <span className="group-aria-pressed/compare:hidden">{t('compare')}</span>
        <span className="hidden group-aria-pressed/compare:inline">{t('comparing')}</span>
        <span className="sr-only">{`: ${product.name}`}</span>
      </span>
    </button>
  );
}

/** The same on the corner of a product card. */
export function CardCompare({ product }: { product: CompareButtonProps['product'] }) {
  const t = useTranslations('compare');
  return (
    <button type="button" aria-pressed="false" data-compare={compareData(product)} className="s-corner">
      <Icon name="compare" />
      <span className="sr-only">{`${t('compare')}: ${product.name}`}</span>
    </button>
  );
}

/** What a press tells of the product. */
function compareData({ id, name }: CompareButtonProps['product']): string {
  return JSON.stringify({ id, name });
}
