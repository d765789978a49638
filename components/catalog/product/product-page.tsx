import { getTranslations } from 'next-intl/server';
import { Fragment, type ReactNode } from 'react';
import { AddToCartButton, AskToOrder } from '@/components/cart/add/add-button';
import { ProductBadge } from '@/components/catalog/card/product-badge';
import { RatingStars } from '@/components/catalog/card/rating-stars';
import { ProductGallery } from '@/components/catalog/gallery/product-gallery';
import { ProductForm } from '@/components/catalog/options/product-form';
import { REVIEWS_ID, Reviews } from '@/components/catalog/reviews/reviews';
import { CompareButton } from '@/components/compare/add/compare-button';
import { CmsHtml } from '@/components/content/cms-html';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Container } from '@/components/ui/container';
import { ThaiNames } from '@/components/ui/thai-names';
import { WishButton } from '@/components/wishlist/add/wish-button';
import { productTags } from '@/lib/cache/tags.mjs';
import { isSaid } from '@/lib/catalog/card/card-product';
import { type CardRules, isSold } from '@/lib/catalog/card/card-rules';
import { withoutRefusals } from '@/lib/catalog/options/refused-parts';
import { getProduct, type Product, productUrl } from '@/lib/catalog/product/get-product';
import { getTaxClaim } from '@/lib/catalog/product/get-tax-claim';
import { type OrderLimits, withOrderLimits } from '@/lib/catalog/product/order-limits';
import { textLang } from '@/lib/format/text-lang';
import { keepWords } from '@/lib/format/thai-words';
import { getCrumbs } from '@/lib/shell/get-crumbs';
import { getStoreConfig } from '@/lib/store/get-store-config';
import type { StoreContext } from '@/lib/store/store-view';
import { LinkedProducts } from './linked-products';
import { type ProductInformation, ProductTexts } from './product-texts';
import { StickyBox } from './sticky-box';

/** What stands in the place of the button that adds a product. */
interface OtherWay {
  button: ReactNode;
  /** The option that it fills in. */
  fills: string | null;
  /** Whether there is a way at all. */
  isSold: boolean;
  /** Whether some of its variants are added as ever: its button says which. */
  isBeside?: boolean;
  /** Of what comes into the cart by no other way: a sentence with `{price}`, by which its price is told. */
  price?: string;
}

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
  /** Another way into the basket, where there is one; null for what has none. */
  otherWay?: (product: Product) => Promise<OtherWay | null>;
  /** How many of it one order may have; null where nothing but the shop's stock says so. */
  limits?: (product: Product) => Promise<OrderLimits | null>;
  /** What the shop's trade tells of it besides; null for what it tells nothing of. */
  information?: (product: Product) => Promise<ProductInformation | null>;
  /** Stands below all that is said of the product. */
  children?: ReactNode;
}

/** A product: its images, what it costs, what there is to know; or null if it is gone [CAT-5]. Throws AppError. */
export async function ProductPage({ storeContext, product: key, path, ...page }: ProductPageProps) {
  const { cardRules, warnings, notes, otherWay, limits, information, children } = page;
  const [product, common, { wishlistEnabled: hasWishes }] = await Promise.all([
    getProduct(storeContext, key, path, cardRules),
    getTranslations('common'),
    getStoreConfig(storeContext),
  ]);
  if (!product) return null;
  const crumbs = await getCrumbs(storeContext, { name: keepWords(product.name), href: null }, product.ancestors);
  const url = productUrl(storeContext, key.urlKey);
  const told = (await information?.(product)) ?? null;
  const way = (await otherWay?.(product)) ?? null;
  const most = (await limits?.(product)) ?? null;
  const sold = way ? byOtherWay(product, way) : product;
  const offered = most ? withOrderLimits(sold, most) : sold;
  const add =
    product.inStock && product.options.isUnorderable ? (
      <AskToOrder storeView={storeContext.storeView} />
    ) : (
      <AddToCartButton
        product={offered}
        limit={told?.limit}
        alternatives={told?.alternatives}
        instead={way?.button}
        isBeside={way?.isBeside}
      />
    );
  // Beside the number, where its way asks for one.
  const action = !way || (way.isSold && way.price === undefined) ? add : null;
  return (
    <Container className="pb-16">
      <Breadcrumbs label={common('breadcrumb')} locale={storeContext.storeView.locale} crumbs={crumbs} />
      {/* Keyed, so that another product starts with its own images and its own form. */}
      <div key={product.uid} className="s-product mt-2">
        <ProductGallery product={product} />
        <BuyingBox
          storeContext={storeContext}
          product={offered}
          cardRules={cardRules}
          url={url}
          mark={told?.mark}
          composition={told?.composition}
          price={way?.price}
          action={action}
          below={
            isSold(offered) ? (
              <>
                {action ? null : way?.isSold ? add : way?.button}
                <div className="-mt-3 -mb-2 flex flex-wrap justify-center gap-x-2">
                  {hasWishes && product.inStock && isSold(product) ? <WishButton sku={product.sku} /> : null}
                  <CompareButton product={product} />
                </div>
              </>
            ) : (
              way?.button
            )
          }
          notes={notes?.(product)}
        />
        <div className="flex min-w-0 flex-col gap-10 max-md:mt-3">
          <ProductTexts {...{ storeContext, product, cardRules, warnings }} information={told} />
          <Reviews storeContext={storeContext} product={product} url={url} />
        </div>
      </div>
      <LinkedProducts storeContext={storeContext} product={product} url={url} cardRules={cardRules} />
      {children}
    </Container>
  );
}

/** The product as its form shows it: without the option that somebody else fills in, and sold if that is its only way. */
function byOtherWay(product: Product, { fills, isSold, price }: OtherWay): Product {
  const customOptions = product.options.customOptions.filter((option) => option.uid !== fills);
  const options = { ...product.options, customOptions };
  return isSold && price && product.badge
    ? { ...product, badge: { ...product.badge, isSold }, options: withoutRefusals(options), isRefused: undefined }
    : { ...product, options };
}

/** Stays on the line of what it follows. */
const SEPARATOR = '\u00a0· ';

interface BuyingBoxProps {
  storeContext: StoreContext;
  product: Product;
  cardRules?: CardRules | undefined;
  url: string;
  mark?: ReactNode;
  composition?: string | undefined;
  price?: string;
  action?: ReactNode;
  below?: ReactNode;
  notes?: ReactNode;
}

/** What a shopper decides by: name, rating, price, stock, options; it stays in sight beside the texts. */
async function BuyingBox({
  storeContext,
  product,
  cardRules,
  url,
  mark,
  composition,
  price,
  action,
  below,
  notes,
}: BuyingBoxProps) {
  const t = await getTranslations('catalog');
  const { badge, rating, brand } = product;
  const { locale } = storeContext.storeView;
  const rest = product.details.filter((detail) => !isSaid(detail, composition ?? ''));
  const details = [composition ?? '', rest.join(SEPARATOR)].filter(Boolean).map(keepWords);
  const { taxDisplayType } = await getStoreConfig(storeContext);
  const tax = await getTaxClaim(storeContext, taxDisplayType, product, url, productTags(product));
  return (
    <StickyBox label={t('buyingBox')}>
      <div className="flex flex-col gap-4">
        {mark ??
          (badge ? (
            <p>
              <ProductBadge badge={badge} />
            </p>
          ) : null)}
        <div className="flex flex-col gap-1">
          <h1 className="text-xl sm:text-2xl md:text-3xl">
            {brand ? (
              <span lang={textLang(brand, locale)} className="caps mb-2 block leading-normal text-ink-soft">
                {brand}
              </span>
            ) : null}{' '}
            <span lang={textLang(product.shortName, locale)}>
              <ThaiNames>{keepWords(product.shortName)}</ThaiNames>
            </span>
          </h1>
          {details.length > 0 ? (
            <p className="text-ink-soft md:text-lg">
              {details.map((detail, index) => (
                <Fragment key={detail}>
                  {index > 0 ? SEPARATOR : null}
                  <span lang={textLang(detail, locale)}>{detail}</span>
                </Fragment>
              ))}
            </p>
          ) : null}
          {rating ? (
            <a href={`#${REVIEWS_ID}`} className="flex min-h-9 w-fit items-center touch:min-h-11">
              <RatingStars {...rating} />
            </a>
          ) : null}
        </div>
      </div>
      {product.shortDescription ? (
        // On phones the price comes before it, in the first screen.
        <CmsHtml
          storeContext={storeContext}
          html={product.shortDescription}
          cards={{ keepsUnknown: !cardRules }}
          className="text-pretty text-ink-soft max-md:order-last"
        />
      ) : null}
      <ProductForm
        product={product}
        currency={storeContext.currency}
        locale={locale}
        {...tax}
        price={price}
        action={action}
        below={below}
      />
      {notes}
    </StickyBox>
  );
}
