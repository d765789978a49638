import type { ReactNode } from 'react';
import { HtmlRows } from '@/components/ui/html/html-rows';
import { packHtml } from '@/components/ui/html/pack-html';
import { toHtml } from '@/components/ui/html/to-html';
import type { CardProduct } from '@/lib/catalog/card/card-product';
import { cardColumns, ProductCard } from './product-card';

/** On the narrowest screen the first row is seen first; the second one, a wider screen's first, may be seen too. */
const FIRST_CARDS = 2;
const EARLY_CARDS = 4;

interface CardListProps {
  products: readonly CardProduct[];
  isNarrow?: boolean;
  action: (product: CardProduct) => ReactNode;
  corner: (product: CardProduct) => ReactNode;
}

/** The server's cards in rows of two, three or four: as HTML, because they were most of a page's payload. */
export function CardList({ products, isNarrow, action, corner }: CardListProps) {
  const rows = products.map((product, index) =>
    toHtml(
      <li>
        <ProductCard
          product={product}
          isNarrow={isNarrow}
          isFirst={index < FIRST_CARDS}
          isEarly={index < EARLY_CARDS}
          action={action(product)}
          corner={corner(product)}
        />
      </li>,
    ),
  );
  return <HtmlRows html={packHtml(rows)} className={cardColumns(isNarrow)} />;
}
