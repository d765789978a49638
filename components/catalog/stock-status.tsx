import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

interface StockStatusProps {
  inStock: boolean;
  /** Told where few are left. */
  onlyLeft: number | null;
}

/** Whether a product can be had, in words with a sign. */
export function StockStatus({ inStock, onlyLeft }: StockStatusProps) {
  const t = useTranslations('catalog');
  if (!inStock) {
    return (
      <p className="flex items-center gap-2 font-medium text-brick">
        <Icon name="alert" />
        {t('outOfStock')}
      </p>
    );
  }
  if (onlyLeft !== null) {
    return (
      <p className="flex items-center gap-2 font-medium text-amber">
        <Icon name="clock" />
        {t('onlyLeft', { count: onlyLeft })}
      </p>
    );
  }
  return (
    <p className="flex items-center gap-2 font-medium text-leaf">
      <Icon name="check" />
      {t('inStock')}
    </p>
  );
}
