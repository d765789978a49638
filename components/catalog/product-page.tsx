import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Container } from '@/components/ui/container';
import { getProduct } from '@/lib/catalog/get-product';
import { type PageScope, viewPath } from '@/lib/store-view/store-view';
import { BuyingBox } from './buying-box';
import { ProductGallery } from './product-gallery';
import { ProductTexts } from './product-texts';

interface ProductPageProps {
  scope: PageScope;
  /** What the address resolved to. */
  product: { sku: string; uid: string; urlKey: string };
  /** Public path without the store code. */
  path: string;
}

/** A product: its pictures, what it costs, what there is to know; or null if it is gone [CAT-5]. Throws AppError. */
export async function ProductPage({ scope, product: key, path }: ProductPageProps) {
  const [product, common] = await Promise.all([getProduct(scope, key, path), getTranslations('common')]);
  if (!product) return null;
  const home = { name: common('home'), href: viewPath(scope.view, '/') };
  return (
    <Container className="pb-16">
      <Breadcrumbs
        label={common('breadcrumb')}
        crumbs={[home, ...product.ancestors, { name: product.name, href: null }]}
      />
      <div className="mt-2 grid gap-x-8 gap-y-8 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-10">
        <ProductGallery key={product.uid} product={product} />
        <BuyingBox scope={scope} product={product} />
        <ProductTexts scope={scope} product={product} />
      </div>
    </Container>
  );
}
