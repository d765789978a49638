import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { cardProductToAdd } from '@/lib/cart/items/product-to-add';
import type { CardProduct } from '@/lib/catalog/card/card-product';
import { AddButton } from './add-button';

const LOOK = 'w-full px-3 text-sm';

/**
 * A card's action: adds a product without required options, else links to its page. So do products whose badge needs
 * the page's explanation.
 */
export function CardAction({ product }: { product: CardProduct }) {
  const t = useTranslations('productCard');
  const { href, shortName, inStock, needsChoice, badge } = product;
  if (inStock && !needsChoice && !badge?.needsPage) {
    return (
      <form>
        <AddButton product={cardProductToAdd(product)} look="secondary" of={shortName} className={LOOK} />
      </form>
    );
  }
  return (
    <ButtonLink href={href} data-page="PRODUCT" look="secondary" className={LOOK}>
      {t(inStock && needsChoice ? 'chooseOptions' : 'details')}
      <span className="sr-only">: {shortName}</span>
    </ButtonLink>
  );
}
