import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CardAction } from '@/components/cart/add/add-button';
import { CardList } from '@/components/catalog/card/card-list';
import { getCardCorner } from '@/components/catalog/listing/card-corner';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/controls/link';
import { type CardRules, isShownOn } from '@/lib/catalog/card/card-rules';
import { getMenu, type MenuNode } from '@/lib/catalog/category/get-menu';
import { getListing } from '@/lib/catalog/listing/get-listing';
import { FIRST_PAGE, POSITION } from '@/lib/catalog/listing/listing-params';
import { getStoreConfig } from '@/lib/store/get-store-config';
import type { StoreContext } from '@/lib/store/store-view';

/** Two rows on desktops, four on phones. */
const NEWEST = 8;

interface ShopWindowProps {
  storeContext: StoreContext;
  cardRules?: CardRules;
}

/** What a home page without content shows, as GraphQL tells nothing of Magento's layout widgets. Throws AppError. */
export async function ShopWindow({ storeContext, cardRules }: ShopWindowProps) {
  const [menu, t] = await Promise.all([getMenu(storeContext), getTranslations('catalog')]);
  return (
    <Container className="pb-16">
      {menu.length > 0 ? (
        <section aria-labelledby="shop-by-category" className="mt-6 lg:mt-10">
          <h2 id="shop-by-category" className="mb-5 text-2xl">
            {t('shopByCategory')}
          </h2>
          <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4">
            {menu.map((category) => (
              <CategoryTile key={category.uid} category={category} />
            ))}
          </ul>
        </section>
      ) : null}
      <NewestProducts storeContext={storeContext} cardRules={cardRules} />
    </Container>
  );
}

function CategoryTile({ category: { name, href, children } }: { category: MenuNode }) {
  return (
    <li className="relative rounded-card border border-line bg-surface p-4 hover:border-evergreen sm:p-5">
      <Link
        href={href}
        data-page="CATEGORY"
        className="font-semibold text-evergreen-strong text-lg after:absolute after:inset-0"
      >
        {name}
      </Link>
      <p className="mt-1 text-ink-soft">
        {children
          .slice(0, 3)
          .map((child) => child.name)
          .join(', ')}
      </p>
    </li>
  );
}

interface NewestProductsProps extends ShopWindowProps {
  /** Stands where the shop has no product at all. */
  otherwise?: ReactNode;
}

/** The newest products: below the root, where nobody set positions, Magento lists the latest first. Throws AppError. */
export async function NewestProducts({ storeContext, cardRules, otherwise = null }: NewestProductsProps) {
  const [{ rootCategoryUid: uid }, t] = await Promise.all([getStoreConfig(storeContext), getTranslations('catalog')]);
  if (!uid) return otherwise;
  const all = { ...FIRST_PAGE, sort: POSITION };
  const source = { type: 'category', uid, defaultSortBy: null } as const;
  const listing = await getListing(storeContext, source, all, cardRules);
  const products = listing.products.filter((product) => isShownOn(product, 'newest'));
  if (products.length === 0) return otherwise;
  return (
    <section aria-labelledby="newest-products" data-list="newest" className="mt-10 lg:mt-14">
      <h2 id="newest-products" className="mb-5 text-2xl">
        {t('newest')}
      </h2>
      <CardList
        products={products.slice(0, NEWEST)}
        action={(product) => <CardAction product={product} />}
        corner={await getCardCorner(storeContext)}
      />
    </section>
  );
}
