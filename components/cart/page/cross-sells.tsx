'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { CardAction } from '@/components/cart/add/add-button';
import { ProductGrid } from '@/components/catalog/card/product-card';
import type { CartLine } from '@/lib/cart/cart';
import { lineContents } from '@/lib/cart/items/line-contents';
import type { CardProduct } from '@/lib/catalog/card/card-product';
import { type CrossSellSource, loadCrossSells } from '@/lib/catalog/card/cross-sells';
import { LineBadges } from './line-badges';

interface CrossSellsProps {
  source: CrossSellSource;
  lines: readonly CartLine[];
}

/** What comes of the cart when its page rests: its lines' badges, and cross-sells of them [CART-8]. */
export function CrossSells({ source, lines }: CrossSellsProps) {
  return (
    <>
      <LineBadges lines={lines} source={source} />
      <CrossSellRow source={source} lines={lines} />
    </>
  );
}

/** Cross-sell products of the lines; nothing where there are none or the request fails. */
function CrossSellRow({ source, lines }: CrossSellsProps) {
  const t = useTranslations('cart');
  const [products, setProducts] = useState<CardProduct[]>([]);
  const skus = [...new Set(lines.map(({ product }) => product.sku))].toSorted();
  const contents = lines.flatMap(({ answer }) => lineContents(answer));
  // Whatever else changes of the lines, nothing else is recommended.
  const key = [...skus, ...contents.map(({ uid }) => uid)].join('\n');

  // biome-ignore lint/correctness/useExhaustiveDependencies: both change with the key alone
  useEffect(() => {
    const controller = new AbortController();
    const products = contents.map(({ product }) => product);
    loadCrossSells(source, skus, products, controller.signal)
      .then(setProducts)
      // The cart works without cross-sells.
      .catch(() => {});
    return () => controller.abort();
  }, [source, key]);

  if (products.length === 0) return null;
  return (
    <section aria-labelledby="cross-sells" data-list="cross-sells" className="mt-14">
      <h2 id="cross-sells" className="mb-5 text-xl">
        {t('crossSells')}
      </h2>
      <ProductGrid products={products} action={(product) => <CardAction product={product} />} />
    </section>
  );
}
