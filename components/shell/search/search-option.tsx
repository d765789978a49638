'use client';

import { ProductBadge } from '@/components/catalog/card/product-badge';
import { Link } from '@/components/ui/controls/link';
import { Icon } from '@/components/ui/image/icon';
import type { IconName } from '@/components/ui/image/icon-sprite';
import { NoImage } from '@/components/ui/image/media-image';
import { pageLocale } from '@/lib/browser/page-store';
import { keepPageAmounts } from '@/lib/format/page-amounts';
import { textLang } from '@/lib/format/text-lang';
import { mediaUrl } from '@/lib/images/media-url';
import type { Suggestion } from './suggestion-groups';

/** Pixels of an image, twice what is shown. */
const IMAGE_SIZE = { kind: 'product', width: 80, height: 100, fit: 'cover' } as const;

interface SearchOptionProps {
  id: string;
  option: Suggestion;
  isActive: boolean;
  onFollow: () => void;
}

/** A category is gone into, words are searched for. */
const ICONS: Partial<Record<Suggestion['page'], IconName>> = { CMS_PAGE: 'leaflet', CATEGORY: 'chevron-right' };

/** A suggestion: a link, which the combobox's field points at while the arrow keys move. */
export function SearchOption({ id, option: { label, href, page, product }, isActive, onFollow }: SearchOptionProps) {
  return (
    <Link
      id={id}
      href={href}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      data-page={page}
      onClick={onFollow}
      className="flex min-h-11 items-center gap-3 rounded-input px-3 py-1.5 hover:bg-sunken aria-selected:bg-evergreen-tint"
    >
      {product ? (
        <ProductImage src={product.image} />
      ) : (
        <Icon name={ICONS[page] ?? 'search'} className="size-4 text-ink-soft" />
      )}
      {/* On phones the name has the line to itself, so that it takes two at most; price, then badge stand below it.
          Elsewhere the badge alone does, however short the name is. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere sm:flex-nowrap">
        <span className="max-sm:contents sm:min-w-0 sm:flex-1">
          <span lang={textLang(label, pageLocale())} className="max-sm:basis-full">
            {keepPageAmounts(label)}
          </span>
          {product?.badge ? (
            <>
              {' '}
              <span className="order-1 block">
                <ProductBadge badge={product.badge} />
              </span>
            </>
          ) : null}
        </span>
        {product ? (
          <span className="tabular-nums max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-2 sm:text-right">
            <b className="font-semibold">{product.price}</b>
            {product.unitPrice ? <small className="text-ink-soft text-xs sm:block">{product.unitPrice}</small> : null}
          </span>
        ) : null}
      </span>
    </Link>
  );
}

function ProductImage({ src }: { src: string | null }) {
  if (!src) return <NoImage className="h-12 w-10 shrink-0 rounded-sm" />;
  return (
    // biome-ignore lint/performance/noImgElement: the media server makes the size
    <img
      src={mediaUrl(src, IMAGE_SIZE)}
      width="40"
      height="50"
      alt=""
      className="h-12 w-10 shrink-0 rounded-sm bg-sunken object-cover"
    />
  );
}
