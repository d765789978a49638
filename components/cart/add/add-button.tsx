import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Link } from '@/components/ui/controls/link';
import { Icon } from '@/components/ui/image/icon';
import { cardProductToAdd, type ProductToAdd, pageProductToAdd } from '@/lib/cart/items/product-to-add';
import type { CardProduct } from '@/lib/catalog/card/card-product';
import { isSold } from '@/lib/catalog/card/card-rules';
import type { Product } from '@/lib/catalog/product/get-product';
import { CONTACT_PATH } from '@/lib/config/paths';
import type { Crumb } from '@/lib/shell/get-crumbs';
import { type StoreView, viewPath } from '@/lib/store/store-view';

interface AddButtonProps {
  product: ProductToAdd;
  look?: ButtonLook;
  className?: string;
  isDisabled?: boolean;
  describedBy?: string;
  /** What it says before it is pressed, where that is not that it adds to the basket. */
  label?: string;
  /** The product's name for screen readers, where several buttons have the same label. */
  of?: string;
}

/** Adds the product of its form, without code of its own: one listener of the page reads `data-add`. */
export function AddButton({
  product,
  look = 'primary',
  className = '',
  isDisabled,
  describedBy,
  label,
  of,
}: AddButtonProps) {
  const t = useTranslations('productCard');
  return (
    <button
      type="submit"
      data-add={JSON.stringify(product)}
      disabled={isDisabled}
      aria-describedby={describedBy}
      className={buttonClass(look, `s-add ${className}`)}
    >
      <span>
        {label ?? t('addToCart')}
        {of ? <span className="sr-only">{`: ${of}`}</span> : null}
      </span>
      <span>{t('adding')}</span>
      <span>
        <Icon name="check" />
        {t('inCart')}
      </span>
    </button>
  );
}

const LOOK = 'w-full px-1 text-sm';

/** Adds a product without required options; all others, and what the cart does not take, link to their page. */
export function CardAction({ product }: { product: CardProduct }) {
  const t = useTranslations('productCard');
  const { href, shortName, inStock, needs } = product;
  const isBought = inStock && isSold(product);
  const choice = product.isBooked ? 'book' : 'chooseOptions';
  if (isBought && needs === null) {
    return (
      <form>
        <AddButton product={cardProductToAdd(product)} look="secondary" of={shortName} className={LOOK} />
      </form>
    );
  }
  return (
    <ButtonLink href={href} data-page="PRODUCT" look="secondary" className={LOOK}>
      {t(isBought && needs === 'choice' ? choice : 'details')}
      <span className="sr-only">{`: ${shortName}`}</span>
    </ButtonLink>
  );
}

const REASON = 'add-to-cart-reason';
const SOLD_OUT = 'variant-sold-out';

interface AddToCartButtonProps {
  product: Product;
  /** What limits how many of it one order has; the number alone where nobody says why. */
  limit?: string | undefined;
  /** The section of the page with what may be bought instead. */
  alternatives?: { id: string; title: string } | undefined;
  instead?: ReactNode;
  /** Both are there; what stands in its place says when. */
  isBeside?: boolean | undefined;
}

/** Submits a product's form; disabled, with a reason, without stock [CAT-5]. What stands in its place presses it. */
export function AddToCartButton({ product, limit, alternatives, instead, isBeside }: AddToCartButtonProps) {
  const t = useTranslations('product');
  const { options, quantity, isService, isBooked } = product;
  const soldOut = t(isService ? 'serviceClosed' : 'soldOut');
  // What is made of others is limited by them.
  const max = options.configurable || options.bundle || options.groupedItems.length > 0 ? null : quantity.max;
  const hasVariants = product.inStock && options.configurable !== null;
  return (
    <div>
      {instead}
      <AddButton
        product={pageProductToAdd(
          product,
          limit ?? (max === null ? undefined : t(isBooked ? 'mostAppointments' : 'limit', { max })),
        )}
        label={isBooked ? t('book') : undefined}
        isDisabled={!product.inStock}
        describedBy={hasVariants ? `${REASON} ${SOLD_OUT}` : REASON}
        className={instead && !isBeside ? 'hidden!' : 'w-full text-lg'}
      />
      {product.inStock ? (
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
      ) : null}
      <p id={REASON} data-add-error="" className="mt-2 text-brick text-sm empty:hidden">
        {product.inStock ? null : soldOut}
      </p>
      {hasVariants ? (
        // Shown by what the form says of the chosen variant.
        <p id={SOLD_OUT} className="text-brick text-sm">
          <span className="mt-2 hidden in-[form[data-sold-out]]:block">{soldOut}</span>
        </p>
      ) : null}
      {product.inStock ? null : (
        <Instead alternatives={alternatives} category={product.ancestors.findLast(({ href }) => href !== null)} />
      )}
    </div>
  );
}

const INSTEAD = 'flex min-h-11 w-fit items-center rounded-sm text-evergreen underline underline-offset-4';

interface InsteadProps extends Pick<AddToCartButtonProps, 'alternatives'> {
  category: Crumb | undefined;
}

/** Where to look for something else: what is as good comes first. */
function Instead({ alternatives, category }: InsteadProps) {
  const t = useTranslations('product');
  return (
    <>
      {alternatives ? (
        <a href={`#${alternatives.id}`} className={INSTEAD}>
          {alternatives.title}
        </a>
      ) : null}
      {category?.href ? (
        <Link href={category.href} data-page="CATEGORY" className={INSTEAD}>
          {t('instead', { category: category.name })}
        </Link>
      ) : null}
    </>
  );
}

/** Stands in the place of the button of what needs more than the shop can ask for: people can. */
export function AskToOrder({ storeView }: { storeView: StoreView }) {
  const t = useTranslations('product');
  return (
    <div className="grid gap-3">
      <p>{t('unorderable')}</p>
      <a href={viewPath(storeView, CONTACT_PATH)} className={buttonClass('secondary', 'w-full')}>
        {t('askToOrder')}
      </a>
    </div>
  );
}
