import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { cardProductToAdd } from '@/lib/cart/items/product-to-add';
import type { CardProduct } from '@/lib/catalog/card/card-product';
import { AddButton } from './add-button';

const LOOK = 'w-full px-3 text-sm';

/**
 * A card's one clear action: what needs no choice goes into the cart at once, else its page comes first. So does
 * the page of what is sold on prescription, which says what that means.
 */
export function CardAction({ product }: { product: CardProduct }) {
  const t = useTranslations('productCard');
  const { href, shortName, inStock, needsChoice, legalCategory } = product;
  if (inStock && !needsChoice && legalCategory?.kind !== 'pom') {
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
