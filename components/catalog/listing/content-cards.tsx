import { CardAction } from '@/components/cart/add/add-button';
import { ProductCard } from '@/components/catalog/card/product-card';
import type { ContentCards } from '@/components/content/page-builder/content-cards';
import { Link } from '@/components/ui/controls/link';
import { MediaImage } from '@/components/ui/image/media-image';
import type { CardRules } from '@/lib/catalog/card/card-rules';
import { getNamedProducts } from '@/lib/catalog/card/get-named-products';
import { getNamedCategories, type NamedCategory } from '@/lib/catalog/category/get-named-categories';
import type { StoreContext } from '@/lib/store/store-view';
import { getCardCorner } from './card-corner';

/** Cards and tiles for what a merchant's text names: the shop's own, with its prices and rules of today. Rules may keep a product out. */
export function contentCards(storeContext: StoreContext, cardRules?: CardRules): ContentCards {
  return {
    keepsUnknown: !cardRules,
    async products(urlKeys) {
      const [products, corner] = await Promise.all([
        getNamedProducts(storeContext, urlKeys, cardRules),
        getCardCorner(storeContext),
      ]);
      const cards = [...products].map(([key, product]) => {
        const card = (
          <ProductCard key={key} product={product} action={<CardAction product={product} />} corner={corner(product)} />
        );
        return [key, card] as const;
      });
      return new Map(cards);
    },
    async categories(ids) {
      const categories = await getNamedCategories(storeContext, ids);
      return new Map([...categories].map(([id, category]) => [id, <CategoryTile key={id} category={category} />]));
    },
  };
}

function CategoryTile({ category: { name, href, image } }: { category: NamedCategory }) {
  return (
    <Link
      href={href}
      data-page="CATEGORY"
      className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface text-balance font-medium hover:border-evergreen hover:text-evergreen-strong"
    >
      {image ? (
        <MediaImage
          kind="category"
          src={image}
          alt=""
          sizes="(min-width: 1024px) 283px, 50vw"
          maxWidth={640}
          ratio={16 / 9}
          className="aspect-video w-full object-cover"
        />
      ) : null}
      <span className="p-3 sm:p-4">{name}</span>
    </Link>
  );
}
