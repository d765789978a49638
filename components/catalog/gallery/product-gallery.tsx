import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/image/icon';
import { MediaImage, NoImage } from '@/components/ui/image/media-image';
import { firstSelection, variantOf } from '@/lib/catalog/options/configurable';
import type { Product } from '@/lib/catalog/product/product';
import type { ProductPicture } from '@/lib/catalog/product/product-media';
import { Gallery } from './gallery';
import { MAIN_PICTURE, THUMBNAIL } from './picture-props';

/** A product's pictures: a row that is swiped or scrolled, thumbnails that lead to its parts. */
export function ProductGallery({ product }: { product: Product }) {
  const t = useTranslations('catalog');
  const p = useTranslations('product');
  const pictures = withFirstVariant(product);
  const { name } = product;
  if (pictures.length === 0) {
    return <NoImage className="aspect-product w-full rounded-card bg-sunken md:col-start-1" />;
  }
  const isSingle = pictures.length === 1;
  return (
    <Gallery
      pictures={pictures.map(({ url, label }) => ({ url, label }))}
      words={{
        previous: t('previousPicture'),
        next: t('nextPicture'),
        position: p('position', { number: '{number}', total: '{total}' }),
        zoom: p('zoom'),
        zoomed: p('zoomed', { name }),
        close: p('closeZoom'),
        enlarge: p('enlarge'),
        shrink: p('shrink'),
      }}
      thumbnails={isSingle ? null : <Thumbnails pictures={pictures} />}
    >
      <ul
        data-slides=""
        tabIndex={isSingle ? undefined : 0}
        aria-label={t('pictures', { name })}
        className="flex snap-x snap-mandatory overflow-x-auto scroll-smooth outline-offset-[-3px] [scrollbar-width:none]"
      >
        {pictures.map((picture, index) => (
          <li
            key={picture.url}
            id={`picture-${index + 1}`}
            className="relative aspect-product w-full shrink-0 snap-center"
          >
            <MediaImage {...MAIN_PICTURE} src={picture.url} alt={picture.label} isFirst={index === 0} />
            {picture.videoUrl ? <VideoLink url={picture.videoUrl} label={t('playVideo')} /> : null}
          </li>
        ))}
      </ul>
    </Gallery>
  );
}

function Thumbnails({ pictures }: { pictures: readonly ProductPicture[] }) {
  const t = useTranslations('catalog');
  return (
    <ul
      data-thumbnails=""
      className="flex gap-2 overflow-x-auto p-1 lg:max-h-160 lg:flex-col lg:overflow-x-hidden lg:overflow-y-auto"
    >
      {pictures.map(({ url }, index) => (
        <li key={url} className="shrink-0">
          <a
            href={`#picture-${index + 1}`}
            aria-label={t('showPicture', { number: index + 1, total: pictures.length })}
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

/** The picture of the variant that is chosen at first comes first. */
function withFirstVariant({ pictures, choices: { configurable }, name }: Product): ProductPicture[] {
  const picture = configurable && variantOf(configurable, firstSelection(configurable))?.picture;
  if (!picture) return pictures;
  const known = pictures.find(({ url }) => url === picture.url);
  const lead = known ?? { url: picture.url, label: picture.label || name, videoUrl: null };
  return [lead, ...pictures.filter((other) => other !== known)];
}
