import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ProductBadge } from '@/components/catalog/card/product-badge';
import { RatingStars } from '@/components/catalog/card/rating-stars';
import { ProductForm } from '@/components/catalog/options/product-form';
import { REVIEWS_ID } from '@/components/catalog/reviews/reviews';
import { CmsHtml } from '@/components/content/cms-html';
import { productTags } from '@/lib/cache/tags';
import { getNetShare } from '@/lib/catalog/product/get-net-share';
import type { Product } from '@/lib/catalog/product/product';
import { getStoreConfig } from '@/lib/store/get-store-config';
import type { StoreContext } from '@/lib/store/store-view';

interface BuyingBoxProps {
  storeContext: StoreContext;
  product: Product;
  url: string;
  action?: ReactNode;
  notes?: ReactNode;
}

/** What a shopper decides by: name, rating, price, stock, options; it stays in sight beside the texts. */
export async function BuyingBox({ storeContext, product, url, action, notes }: BuyingBoxProps) {
  const t = await getTranslations('catalog');
  const { badge, rating, brand, details } = product;
  const { taxDisplayType } = await getStoreConfig(storeContext);
  const netShare = taxDisplayType === 3 ? await getNetShare(storeContext, url, productTags(product)) : null;
  return (
    <section
      aria-label={t('buyingBox')}
      className="flex min-w-0 flex-col gap-4 md:sticky md:top-6 md:col-start-2 md:row-span-2 md:row-start-1 md:self-start"
    >
      {badge ? (
        <p>
          <ProductBadge badge={badge} />
        </p>
      ) : null}
      <div className="flex flex-col gap-1">
        <h1 className="text-2xl md:text-3xl">
          {brand ? <span className="caps mb-2 block leading-normal text-ink-soft">{brand}</span> : null}{' '}
          {product.shortName}
        </h1>
        {details.length > 0 ? <p className="text-lg text-ink-soft">{details.join(' · ')}</p> : null}
        {rating ? (
          <a href={`#${REVIEWS_ID}`} className="flex min-h-9 w-fit items-center touch:min-h-11">
            <RatingStars {...rating} />
          </a>
        ) : null}
      </div>
      {product.shortDescription ? (
        <CmsHtml storeContext={storeContext} html={product.shortDescription} className="text-ink-soft" />
      ) : null}
      <ProductForm
        product={product}
        currency={storeContext.currency}
        locale={storeContext.storeView.locale}
        taxDisplayType={taxDisplayType}
        netShare={netShare}
        action={action}
      />
      {notes}
    </section>
  );
}
