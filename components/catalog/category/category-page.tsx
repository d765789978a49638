import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { contentCards } from '@/components/catalog/listing/content-cards';
import { EmptyCategory, ProductListing } from '@/components/catalog/listing/product-listing';
import { CmsHtml } from '@/components/content/cms-html';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Container } from '@/components/ui/container';
import { MediaImage } from '@/components/ui/image/media-image';
import type { CardRules } from '@/lib/catalog/card/card-rules';
import { type Category, getCategory } from '@/lib/catalog/category/get-category';
import { getListing } from '@/lib/catalog/listing/get-listing';
import { type ListingParams, parseListingParams } from '@/lib/catalog/listing/listing-params';
import { getCrumbs } from '@/lib/shell/get-crumbs';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { CategoryBlock } from './category-block';
import { NewestProducts } from './shop-window';
import { SubCategories } from './sub-categories';

interface CategoryPageProps {
  storeContext: StoreContext;
  uid: string;
  /** Public path without the store code, decoded. */
  path: string;
  params: URLSearchParams;
  cardRules?: CardRules;
}

/** A category: banner, sub-categories, block and products; null where the backend has none [CAT-1]. Throws AppError. */
export async function CategoryPage({ storeContext, uid, path, params, cardRules }: CategoryPageProps) {
  const [category, t] = await Promise.all([getCategory(storeContext, uid), getTranslations('catalog')]);
  if (!category) return null;
  const [common, content] = await Promise.all([getTranslations('common'), getTranslations('content')]);
  const href = viewPath(storeContext.storeView, encodeURI(path));
  const cards = contentCards(storeContext, cardRules);
  const listingParams = parseListingParams(params);
  const { filters, page } = listingParams;
  // Who filters or goes on has read it: a phone's first screen is the products'.
  const isRead = category.showsProducts && (filters.length > 0 || page > 1);
  const ledeClass = isRead ? 's-lede max-sm:hidden' : 's-lede';
  const links = <SubCategories label={t('subCategories', { name: category.name })} links={category.children} isRow />;
  const crumbs = await getCrumbs(storeContext, { name: category.name, href: null }, category.ancestors);
  return (
    <Container className="pb-16">
      <Breadcrumbs label={common('breadcrumb')} locale={storeContext.storeView.locale} crumbs={crumbs} />
      <header className="mt-2 flex items-start justify-between gap-8">
        <div className="min-w-0">
          <h1 className="text-2xl md:text-3xl">{category.name}</h1>
          {category.description ? (
            <CmsHtml storeContext={storeContext} html={category.description} cards={cards} className={ledeClass} />
          ) : null}
          <div className="s-chips">
            {category.block && category.showsProducts ? (
              <CategoryBlock html={category.block} links={links}>
                <CmsHtml storeContext={storeContext} html={category.block} cards={cards} />
              </CategoryBlock>
            ) : (
              links
            )}
          </div>
        </div>
        {category.image ? <CategoryImage src={category.image} /> : null}
      </header>
      {category.showsProducts ? (
        <CategoryProducts
          storeContext={storeContext}
          category={category}
          href={href}
          params={listingParams}
          cardRules={cardRules}
          empty={
            category.isEmptyLanding ? (
              <NewestProducts
                storeContext={storeContext}
                cardRules={cardRules}
                otherwise={<EmptyCategory storeContext={storeContext} href={href} text={content('noBlocks')} />}
              />
            ) : undefined
          }
        />
      ) : (
        <CmsHtml storeContext={storeContext} html={category.block ?? ''} cards={cards} className="mt-6" isLead />
      )}
    </Container>
  );
}

interface CategoryProductsProps extends Pick<CategoryPageProps, 'storeContext' | 'cardRules'> {
  params: ListingParams;
  category: Category;
  href: string;
  /** A landing category without a block and products of its own shows the shop's, or says that it has no block. */
  empty?: ReactNode;
}

async function CategoryProducts({ storeContext, category, href, params, cardRules, empty }: CategoryProductsProps) {
  const { uid, defaultSortBy } = category;
  const source = { type: 'category', uid, defaultSortBy } as const;
  const listing = await getListing(storeContext, source, params, cardRules);
  return <ProductListing storeContext={storeContext} listing={listing} href={href} empty={empty} />;
}

/** Beside the text; phones give the room to the products. */
function CategoryImage({ src }: { src: string }) {
  return (
    <div className="hidden w-72 shrink-0 overflow-hidden rounded-card bg-sunken lg:block">
      <MediaImage
        kind="category"
        src={src}
        alt=""
        sizes="288px"
        maxWidth={640}
        ratio={16 / 9}
        className="aspect-video w-full object-cover"
      />
    </div>
  );
}
