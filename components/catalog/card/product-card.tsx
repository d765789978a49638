import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/controls/link';
import { MediaImage, NoImage } from '@/components/ui/image/media-image';
import type { CardProduct, Swatch } from '@/lib/catalog/card/card-product';
import type { PriceView, TierPrice, UnitPrice } from '@/lib/catalog/product/price';
import { formatMoney } from '@/lib/format/money';
import { ProductBadge } from './product-badge';
import { RatingStars } from './rating-stars';

/** Cards stand two in a row on phones, three on tablets, four on desktops. */
const SIZES = '(min-width: 1280px) 283px, (min-width: 1024px) 23vw, (min-width: 768px) 31vw, calc(50vw - 24px)';

interface ProductCardProps {
  product: CardProduct;
  /** In the first row: its image loads before others. */
  isFirst?: boolean;
  /** Perhaps in view at once: its image does not wait until it is near. */
  isEarly?: boolean;
  /** The one clear action; the card knows neither cart nor wishlist. */
  action?: ReactNode;
  /** A button on the picture's corner. */
  corner?: ReactNode;
}

/** A product in a list. The whole card is one link, stretched from the name; its action lies above it. */
export function ProductCard({ product, isFirst, isEarly, action, corner }: ProductCardProps) {
  const t = useTranslations('productCard');
  const { image, price, rating, badge } = product;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface outline-offset-2 outline-evergreen has-[h3_a:focus-visible]:outline-3">
      <div className="relative aspect-product overflow-hidden bg-sunken">
        {image ? (
          <MediaImage
            src={image}
            alt=""
            sizes={SIZES}
            maxWidth={640}
            isFirst={isFirst}
            isEarly={isEarly}
            className="size-full object-cover transition-transform group-hover:scale-103"
          />
        ) : (
          <NoImage className="size-full" />
        )}
        <div className="absolute inset-x-2 top-2 flex flex-wrap items-start gap-1">
          {badge ? <ProductBadge badge={badge} /> : null}
          {price.saving ? <SavingBadge percent={price.saving.percent} /> : null}
        </div>
        {corner ? <div className="absolute right-1 bottom-1 z-10">{corner}</div> : null}
      </div>
      <div className="flex flex-1 flex-col gap-1 p-3 md:p-4">
        <h3 className="font-medium text-base leading-snug tracking-normal">
          <Link href={product.href} data-page="PRODUCT" className="outline-none after:absolute after:inset-0">
            {product.brand ? <span className="caps mb-1 block text-ink-soft">{product.brand}</span> : null}{' '}
            <span className="line-clamp-2">{product.shortName}</span>
          </Link>
        </h3>
        {product.details.length > 0 ? <p className="text-sm text-ink-soft">{product.details.join(' · ')}</p> : null}
        {rating ? <RatingStars {...rating} /> : null}
        <div className="mt-auto pt-2">
          {product.swatches.length > 1 ? <SwatchDots swatches={product.swatches} /> : null}
          <Price price={price} unitPrice={product.unitPrice} />
          {product.bestTier ? <TierHint tier={product.bestTier} /> : null}
          {product.inStock ? null : <p className="text-sm text-ink-soft">{t('outOfStock')}</p>}
        </div>
        {action ? <div className="relative z-10 mt-2">{action}</div> : null}
      </div>
    </article>
  );
}

/** On the narrowest screen the first row is seen first; the second one, a wider screen's first, may be seen too. */
const FIRST_CARDS = 2;
const EARLY_CARDS = 4;

interface ProductGridProps {
  products: readonly CardProduct[];
  isNarrow?: boolean;
  action?: (product: CardProduct) => ReactNode;
  corner?: ((product: CardProduct) => ReactNode) | undefined;
}

/** Cards in rows of two, three or four. */
export function ProductGrid({ products, isNarrow = false, action, corner }: ProductGridProps) {
  return (
    <ul
      className={`grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 ${isNarrow ? 'xl:gap-6' : 'lg:grid-cols-4 lg:gap-6'}`}
    >
      {products.map((product, index) => (
        <li key={product.uid}>
          <ProductCard
            product={product}
            isFirst={index < FIRST_CARDS}
            isEarly={index < EARLY_CARDS}
            action={action?.(product)}
            corner={corner?.(product)}
          />
        </li>
      ))}
    </ul>
  );
}

/** More would not fit beside a narrow image. */
const SHOWN = 6;

function SwatchDots({ swatches }: { swatches: readonly Swatch[] }) {
  return (
    <p className="mb-1 flex items-center gap-1 text-ink-soft text-xs">
      <span className="sr-only">{swatches.map(({ label }) => label).join(', ')}</span>
      {swatches.slice(0, SHOWN).map(({ code, value, label, colour }) => (
        <span
          key={`${code} ${value}`}
          aria-hidden="true"
          title={label}
          className="size-4 rounded-full border border-line-strong"
          style={{ backgroundColor: colour }}
        />
      ))}
      {swatches.length > SHOWN ? <span aria-hidden="true">+{swatches.length - SHOWN}</span> : null}
    </p>
  );
}

interface PriceProps {
  price: PriceView;
  unitPrice: UnitPrice | null;
}

/** What a product costs; those who listen get one sentence instead of figures without words. */
function Price({ price, unitPrice }: PriceProps) {
  const t = useTranslations('productCard');
  const locale = useLocale();
  const final = formatMoney(price.final, locale);
  const regular = price.regular ? formatMoney(price.regular, locale) : null;
  const spoken = price.isFrom ? t('from', { price: final }) : final;
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <p className="sr-only">{regular ? t('reduced', { price: spoken, regular }) : spoken}</p>
      <p aria-hidden="true" className="flex flex-wrap items-baseline gap-x-2">
        {price.isFrom ? <span className="-mr-1 text-ink-soft text-sm">{t('fromWord')}</span> : null}
        <span className={`font-semibold text-lg ${regular ? 'text-apricot' : ''}`}>{final}</span>
        {regular ? <s className="text-ink-soft text-sm">{regular}</s> : null}
      </p>
      {unitPrice ? (
        <p className="text-ink-soft text-xs">
          {t('unitPrice', { price: formatMoney(unitPrice.price, locale), unit: unitPrice.unit })}
        </p>
      ) : null}
    </div>
  );
}

function TierHint({ tier: { quantity, price } }: { tier: TierPrice }) {
  const t = useTranslations('productCard');
  const locale = useLocale();
  return <p className="text-apricot text-sm">{t('tier', { quantity, price: formatMoney(price, locale) })}</p>;
}

function SavingBadge({ percent }: { percent: number }) {
  const t = useTranslations('productCard');
  return (
    <span className="inline-flex items-center rounded-full bg-apricot-tint px-2 py-0.5 text-xs font-semibold text-apricot">
      {t('saving', { percent })}
    </span>
  );
}
