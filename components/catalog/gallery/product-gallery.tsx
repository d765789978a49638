import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/image/icon';
import { MediaImage, NoImage } from '@/components/ui/image/media-image';
import { firstSelection, variantOf } from '@/lib/catalog/options/configurable';
import type { Product } from '@/lib/catalog/product/get-product';
import type { ProductImage } from '@/lib/catalog/product/product-images';
import { Gallery } from './gallery';
import { MAIN_IMAGE, THUMBNAIL } from './gallery-props';

/** A product's images: a row that is swiped or scrolled, thumbnails that lead to its parts. */
export function ProductGallery({ product }: { product: Product }) {
  const t = useTranslations('catalog');
  const p = useTranslations('product');
  const images = withFirstVariant(product);
  const { name } = product;
  if (images.length === 0) {
    return <NoImage className="s-stage rounded-card bg-sunken" />;
  }
  const isSingle = images.length === 1;
  return (
    <Gallery
      images={images.map(({ url, label }) => ({ url, label }))}
      labels={{
        previous: t('previousPicture'),
        next: t('nextPicture'),
        position: p('position', { number: '{number}', total: '{total}' }),
        zoom: p('zoom'),
        zoomed: p('zoomed', { name }),
        close: p('closeZoom'),
        enlarge: p('enlarge'),
        shrink: p('shrink'),
      }}
      thumbnails={isSingle ? null : <Thumbnails images={images} />}
    >
      <ul
        data-slides=""
        tabIndex={isSingle ? undefined : 0}
        aria-label={t('pictures', { name })}
        className="flex snap-x snap-mandatory overflow-x-auto scroll-smooth outline-offset-[-3px] [scrollbar-width:none]"
      >
        {images.map((image, index) => (
          <li key={image.url} id={`picture-${index + 1}`} className="relative s-stage shrink-0 snap-center">
            <MediaImage {...MAIN_IMAGE} src={image.url} alt={image.label} isFirst={index === 0} />
            {image.videoUrl ? <VideoLink url={image.videoUrl} label={t('playVideo')} /> : null}
          </li>
        ))}
      </ul>
    </Gallery>
  );
}

function Thumbnails({ images }: { images: readonly ProductImage[] }) {
  const t = useTranslations('catalog');
  return (
    <ul
      data-thumbnails=""
      className="s-thumbnails -m-1 flex gap-2 overflow-x-auto p-1 lg:max-h-[min(35rem,70svh)] lg:flex-col lg:overflow-x-hidden lg:overflow-y-auto"
    >
      {images.map(({ url }, index) => (
        <li key={url} className="shrink-0">
          <a
            href={`#picture-${index + 1}`}
            aria-label={t('showPicture', { number: index + 1, total: images.length })}
            aria-current={index === 0 ? 'true' : undefined}
            className="relative block aspect-product w-16 overflow-hidden rounded-input border-2 border-line bg-sunken hover:border-line-strong aria-[current]:border-evergreen lg:w-18"
          >
            <MediaImage {...THUMBNAIL} src={url} alt="" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function VideoLink({ url, label }: { url: string; label: string }) {
  return (
    <a
      href={url}
      rel="noopener"
      className="absolute inset-x-0 bottom-4 mx-auto flex min-h-11 w-fit items-center gap-2 rounded-full bg-evergreen px-5 font-semibold text-surface"
    >
      <Icon name="arrow-right" />
      {label}
    </a>
  );
}

function withFirstVariant({ images, options: { configurable }, name }: Product): ProductImage[] {
  const image = configurable && variantOf(configurable, firstSelection(configurable))?.image;
  if (!image) return images;
  const known = images.find(({ url }) => url === image.url);
  const lead = known ?? { url: image.url, label: image.label || name, videoUrl: null };
  return [lead, ...images.filter((other) => other !== known)];
}
