import type { ReactNode } from 'react';
import type { CardProduct } from '@/lib/catalog/card/card-product';
import { ProductCard } from './product-card';

/** On the narrowest screen the first row is seen first; the second one, a wider screen's first, may be seen too. */
const FIRST_CARDS = 2;
const EARLY_CARDS = 4;

interface ProductGridProps {
  products: readonly CardProduct[];
  /** Something stands beside the products. */
  isNarrow?: boolean;
  /** The action of each card. */
  action?: (product: CardProduct) => ReactNode;
}

/** Cards in rows of two, three or four. */
export function ProductGrid({ products, isNarrow = false, action }: ProductGridProps) {
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
          />
        </li>
      ))}
    </ul>
  );
}
