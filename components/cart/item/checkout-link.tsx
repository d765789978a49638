import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/controls/button';
import { followToCheckout } from './follow-to-checkout';

/** The way from a basket to the checkout, once the backend has answered all that was changed in it. */
export function CheckoutLink({ href, className }: { href: string; className?: string }) {
  const t = useTranslations('miniCart');
  return (
    <a href={href} onClick={followToCheckout} className={buttonClass('primary', className)}>
      {t('checkout')}
    </a>
  );
}
