import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/image/icon';
import type { CardProduct } from '@/lib/catalog/card/card-product';
import { isSold } from '@/lib/catalog/card/card-rules';

/** Puts a card's product on the wish list, without code of its own: the page's notices listen, and mark it. */
export function CardHeart({ product }: { product: CardProduct }) {
  const t = useTranslations('wish');
  const { sku, shortName, inStock } = product;
  // Magento takes no product without stock; what the shop does not sell has no heart on its page either.
  if (!inStock || !isSold(product)) return null;
  return (
    <button type="button" data-heart={sku} aria-pressed="false" className="s-corner">
      <Icon name="heart" />
      <span className="sr-only">{`${t('save')}: ${shortName}`}</span>
    </button>
  );
}
