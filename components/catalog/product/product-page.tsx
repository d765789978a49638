import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AddToCartButton } from '@/components/cart/add/add-button';
import { ProductGallery } from '@/components/catalog/gallery/product-gallery';
import { Reviews } from '@/components/catalog/reviews/reviews';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Container } from '@/components/ui/container';
import type { CardRules } from '@/lib/catalog/card/card-rules';
import { getProduct } from '@/lib/catalog/product/get-product';
import { type Product, productUrl } from '@/lib/catalog/product/product';
import { getCrumbs } from '@/lib/shell/get-crumbs';
import type { StoreContext } from '@/lib/store/store-view';
import { BuyingBox } from './buying-box';
import { LinkedProducts } from './linked-products';
import { ProductTexts } from './product-texts';

interface ProductPageProps {
  storeContext: StoreContext;
  /** What the address resolved to. */
  product: { sku: string; uid: string; urlKey: string };
  /** Public path without the store code. */
  path: string;
  cardRules?: CardRules;
  /** Attributes whose texts are set apart as warnings. */
  warnings?: readonly string[];
  notes?: (product: Product) => ReactNode;
}

/** A product: its images, what it costs, what there is to know; or null if it is gone [CAT-5]. Throws AppError. */
export async function ProductPage({ storeContext, product: key, path, cardRules, warnings, notes }: ProductPageProps) {
  const [product, common] = await Promise.all([
    getProduct(storeContext, key, path, cardRules),
    getTranslations('common'),
  ]);
  if (!product) return null;
  const crumbs = await getCrumbs(storeContext, { name: product.name, href: null }, product.ancestors);
  const url = productUrl(storeContext, key.urlKey);
  return (
    <Container className="pb-16">
      <Breadcrumbs label={common('breadcrumb')} crumbs={crumbs} />
      {/* Keyed, so that another product starts with its own images and its own form. */}
      <div
        key={product.uid}
        className="mt-2 grid gap-x-8 gap-y-8 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-10"
      >
        <ProductGallery product={product} />
        <BuyingBox
          storeContext={storeContext}
          product={product}
          url={url}
          action={<AddToCartButton product={product} />}
          notes={notes?.(product)}
        />
        <div className="flex min-w-0 flex-col gap-10 md:col-start-1">
          <ProductTexts storeContext={storeContext} product={product} warnings={warnings} />
          <Reviews storeContext={storeContext} product={product} url={url} />
        </div>
      </div>
      <LinkedProducts storeContext={storeContext} product={product} url={url} cardRules={cardRules} />
    </Container>
  );
}
