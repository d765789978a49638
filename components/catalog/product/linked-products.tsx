import { getTranslations } from 'next-intl/server';
import { CardAction } from '@/components/cart/add/add-button';
import { ProductCard } from '@/components/catalog/card/product-card';
import { getCardCorner } from '@/components/catalog/listing/card-corner';
import { Carousel } from '@/components/ui/image/carousel';
import { productTags } from '@/lib/cache/tags.mjs';
import { getBasketSource } from '@/lib/cart/beside/get-basket-source';
import type { CardProduct } from '@/lib/catalog/card/card-product';
import type { CardRules } from '@/lib/catalog/card/card-rules';
import { getLinkedProducts } from '@/lib/catalog/product/get-linked-products';
import type { StoreContext } from '@/lib/store/store-view';
import { RowBesideBasket } from './row-beside-basket';

interface LinkedProductsProps {
  storeContext: StoreContext;
  product: { uid: string };
  url: string;
  cardRules?: CardRules;
}

/** What goes with a product, and what may be bought instead of it. */
export async function LinkedProducts({ storeContext, product, url, cardRules }: LinkedProductsProps) {
  const [{ related, madeOf, upsell }, source, t, corner] = await Promise.all([
    getLinkedProducts(storeContext, url, productTags(product), cardRules),
    getBasketSource(storeContext, cardRules),
    getTranslations('product'),
    getCardCorner(storeContext),
  ]);
  const labels = { back: t('scrollBack'), on: t('scrollOn') };
  return (
    <>
      {source && madeOf.some(Boolean) ? <RowBesideBasket terms={{ source, madeOf }} /> : null}
      <ProductRow list="related" title={t('related')} products={related} labels={labels} corner={corner} />
      <ProductRow list="upsell" title={t('upsell')} products={upsell} labels={labels} corner={corner} />
    </>
  );
}

interface ProductRowProps {
  /** What statistics know it by in every language. */
  list: string;
  title: string;
  products: readonly CardProduct[];
  labels: { back: string; on: string };
  corner: Awaited<ReturnType<typeof getCardCorner>>;
}

const CARD_OF_ROW = 'shrink-0 snap-start sm:w-[30%] lg:w-[calc((100%_-_3*--spacing(6))/4)]';

/** One alone lies on its side, and two share the room of a phone; more of them scroll. */
function lookOf(count: number): string {
  if (count === 1) return 's-single-card';
  return `${count === 2 ? 'min-w-0 flex-1 sm:flex-none' : 'w-[44%]'} ${CARD_OF_ROW}`;
}

/** Cards in a row that scrolls. */
function ProductRow({ list, title, products, labels, corner }: ProductRowProps) {
  if (products.length === 0) return null;
  return (
    <section aria-label={title} data-list={list} className="mt-14">
      <Carousel title={<h2 className="text-xl">{title}</h2>} label={title} labels={labels}>
        {products.map((product) => (
          <li key={product.uid} className={lookOf(products.length)}>
            <ProductCard product={product} action={<CardAction product={product} />} corner={corner(product)} />
          </li>
        ))}
      </Carousel>
    </section>
  );
}
