import { useTranslations } from 'next-intl';
import { type ButtonLook, buttonClass } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/image/icon';
import type { ProductToAdd } from '@/lib/cart/items/product-to-add';

interface AddButtonProps {
  product: ProductToAdd;
  look?: ButtonLook;
  className?: string;
  isDisabled?: boolean;
  describedBy?: string;
  /** The product's name for screen readers, where several buttons have the same label. */
  of?: string;
}

/**
 * Adds the product of its form. It needs no code of its own: one listener of the page reads `data-add`, and
 * `data-cart` holds the progress.
 */
export function AddButton({ product, look = 'primary', className = '', isDisabled, describedBy, of }: AddButtonProps) {
  const t = useTranslations('productCard');
  return (
    <button
      type="submit"
      data-add={JSON.stringify(product)}
      disabled={isDisabled}
      aria-describedby={describedBy}
      className={buttonClass(look, `group/add noscript:hidden ${className}`)}
    >
      <span className="group-data-[cart]/add:hidden">
        {t('addToCart')}
        {of ? <span className="sr-only">: {of}</span> : null}
      </span>
      <span className="hidden group-data-[cart=adding]/add:inline">{t('adding')}</span>
      <span className="hidden items-center gap-1.5 group-data-[cart=added]/add:inline-flex">
        <Icon name="check" className="size-4" />
        {t('inCart')}
      </span>
    </button>
  );
}
