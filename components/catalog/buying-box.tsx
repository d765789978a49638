import { getTranslations } from 'next-intl/server';
import { CmsHtml } from '@/components/content/cms-html';
import { LegalBadge } from '@/components/product-card/legal-badge';
import { Price } from '@/components/product-card/price';
import { RatingStars } from '@/components/product-card/rating-stars';
import { SavingBadge } from '@/components/product-card/saving-badge';
import type { Product } from '@/lib/catalog/product';
import type { PageScope } from '@/lib/store-view/store-view';
import { LegalNote } from './legal-note';
import { StockStatus } from './stock-status';
import { TierPrices } from './tier-prices';

/** What a shopper decides by: name, rating, price, stock; it stays in sight beside the texts. */
export async function BuyingBox({ scope, product }: { scope: PageScope; product: Product }) {
  const t = await getTranslations('catalog');
  const { legalCategory, price, rating, brand, details } = product;
  return (
    <section
      aria-label={t('buyingBox')}
      className="flex flex-col gap-4 md:sticky md:top-6 md:col-start-2 md:row-span-2 md:row-start-1 md:self-start"
    >
      {legalCategory || price.saving ? (
        <p className="flex flex-wrap gap-2">
          {legalCategory ? <LegalBadge category={legalCategory} /> : null}
          {price.saving ? <SavingBadge percent={price.saving.percent} /> : null}
        </p>
      ) : null}
      <div className="flex flex-col gap-1">
        <h1 className="text-2xl md:text-3xl">
          {brand ? <span className="caps mb-2 block leading-normal text-ink-soft">{brand}</span> : null}{' '}
          {product.shortName}
        </h1>
        {details.length > 0 ? <p className="text-lg text-ink-soft">{details.join(' · ')}</p> : null}
        {rating ? <RatingStars {...rating} /> : null}
      </div>
      {product.shortDescription ? (
        <CmsHtml scope={scope} html={product.shortDescription} className="text-ink-soft" />
      ) : null}
      <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5">
        <Price price={price} unitPrice={product.unitPrice} size="page" />
        <TierPrices tiers={product.tierPrices} />
        <StockStatus inStock={product.inStock} onlyLeft={product.onlyLeft} />
      </div>
      {legalCategory ? <LegalNote kind={legalCategory.kind} /> : null}
    </section>
  );
}
