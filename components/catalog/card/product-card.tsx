import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/controls/link';
import { MediaImage, NoImage } from '@/components/ui/image/media-image';
import { ThaiNames } from '@/components/ui/thai-names';
import type { CardProduct, Swatch } from '@/lib/catalog/card/card-product';
import type { TierPrice } from '@/lib/catalog/product/price';
import { formatMoney } from '@/lib/format/money';
import { textLang } from '@/lib/format/text-lang';
import { ProductBadge } from './product-badge';
import { RatingStars } from './rating-stars';

/** Cards stand two in a row on phones, three on tablets, four on desktops; beside filters four on wide ones only. */
const SIZES = '(min-width: 1280px) 283px, (min-width: 1024px) 23vw, (min-width: 768px) 31vw, calc(50vw - 24px)';
const NARROW_SIZES = '(min-width: 1280px) 144px, (min-width: 768px) 20vw, calc(43vw - 46px)';

interface ProductCardProps {
  product: CardProduct;
  /** Beside filters. */
  isNarrow?: boolean;
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
export function ProductCard({ product, isNarrow, isFirst, isEarly, action, corner }: ProductCardProps) {
  const t = useTranslations('productCard');
  const locale = useLocale();
  const { image, price, rating, badge, brand, shortName } = product;
  const details = product.details.join(' · ');
  return (
    <article data-sku={product.sku} className="s-card">
      <div className="s-card-picture">
        {image ? (
          <MediaImage
            src={image}
            alt=""
            sizes={isNarrow ? NARROW_SIZES : SIZES}
            // Narrower ones would suit small screens of low resolution alone.
            minWidth={320}
            maxWidth={640}
            isFirst={isFirst}
            isEarly={isEarly}
          />
        ) : (
          <NoImage />
        )}
        {badge || price.saving ? (
          <div className="s-card-badges">
            {badge ? <ProductBadge badge={badge} /> : null}
            {price.saving ? <SavingBadge percent={price.saving.percent} /> : null}
          </div>
        ) : null}
        {corner ? <div className="s-card-corner">{corner}</div> : null}
      </div>
      <div className="s-card-text">
        <h3>
          <Link href={product.href} data-page="PRODUCT">
            {brand ? <small lang={textLang(brand, locale)}>{brand}</small> : null}{' '}
            <span lang={textLang(shortName, locale)}>
              <ThaiNames isNarrow>{shortName}</ThaiNames>
            </span>
          </Link>
        </h3>
        {details ? <p lang={textLang(details, locale)}>{details}</p> : null}
        {product.note ? <p data-note="">{product.note}</p> : null}
        {rating ? <RatingStars {...rating} /> : null}
        <div className="s-card-price">
          {product.swatches.length > 1 ? <SwatchDots swatches={product.swatches} /> : null}
          {product.bestTier ? <TierHint tier={product.bestTier} /> : null}
          {product.inStock ? null : (
            <p className="text-sm text-ink-soft">{t(product.isService ? 'unavailable' : 'outOfStock')}</p>
          )}
          {/* Last, so that the prices of a row stand on one line. */}
          {product.price.isUnknown ? null : <Price {...product} />}
        </div>
        {action ? <div className="s-card-action">{action}</div> : null}
      </div>
    </article>
  );
}

/** The columns of a list of cards: two, three or four; beside filters the fourth stands on wide screens only. */
export function cardColumns(isNarrow = false): string {
  return `grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 ${isNarrow ? 's-listing xl:grid-cols-4' : 'lg:grid-cols-4 lg:gap-6'}`;
}

interface ProductGridProps {
  products: readonly CardProduct[];
  action: (product: CardProduct) => ReactNode;
}

/** Cards in rows, drawn in the browser; one alone lies on its side, so that it does not leave a row empty. */
export function ProductGrid({ products, action }: ProductGridProps) {
  const isAlone = products.length === 1;
  return (
    <ul className={isAlone ? '' : cardColumns()}>
      {products.map((product) => (
        <li key={product.uid} className={isAlone ? 's-single-card' : ''}>
          <ProductCard product={product} action={action(product)} />
        </li>
      ))}
    </ul>
  );
}

/** More would not fit beside a narrow image. */
const SHOWN = 6;

function SwatchDots({ swatches }: { swatches: readonly Swatch[] }) {
  return (
    <p className="mb-2! flex items-center gap-1 text-ink-soft text-xs">
      {swatches.slice(0, SHOWN).map(({ code, value, colour }) => (
        <span key={`${code} ${value}`} aria-hidden="true" className="s-swatch" style={{ backgroundColor: colour }} />
      ))}
      {/* A colour alone says nothing to many. */}
      <span className="truncate">{swatches.map(({ label }) => label).join(', ')}</span>
    </p>
  );
}

/** What a product costs; those who listen get one sentence instead of figures without words. */
function Price({ price, unitPrice, isFree }: Pick<CardProduct, 'price' | 'unitPrice' | 'isFree'>) {
  const t = useTranslations('productCard');
  const locale = useLocale();
  const final = isFree ? t('free') : formatMoney(price.final, locale);
  const regular = price.regular ? formatMoney(price.regular, locale) : null;
  const spoken = price.isFrom ? t('from', { price: final }) : final;
  return (
    <div className="s-price">
      <p className="sr-only">{regular ? t('reduced', { price: spoken, regular }) : spoken}</p>
      <p aria-hidden="true">
        {price.isFrom ? <span>{t('fromWord')}</span> : null}
        {regular ? (
          <>
            <b className="text-apricot">{final}</b>
            <s>{regular}</s>
          </>
        ) : (
          <b>{final}</b>
        )}
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
  return <span className="s-badge bg-apricot-tint font-semibold text-apricot">{t('saving', { percent })}</span>;
}
