import { useTranslations } from 'next-intl';
import { NoPicture } from '@/components/image/no-picture';
import { Picture } from '@/components/image/picture';
import { Icon } from '@/components/ui/icon';
import type { Product } from '@/lib/catalog/product';
import type { ProductPicture } from '@/lib/catalog/product-media';
import { Gallery } from './gallery';

const MAIN_SIZES = '(min-width: 1280px) 600px, (min-width: 1024px) 48vw, (min-width: 768px) 46vw, 92vw';

/** A product's pictures, drawn on the server; the browser only moves them. */
export function ProductGallery({ product }: { product: Product }) {
  const t = useTranslations('catalog');
  const { pictures, name } = product;
  if (pictures.length === 0) {
    return <NoPicture className="aspect-product w-full rounded-card bg-sunken md:col-start-1" />;
  }
  const slides = pictures.map((picture, index) => ({
    id: `picture-${index + 1}`,
    label: t('showPicture', { number: index + 1, total: pictures.length }),
    main: <MainPicture picture={picture} isFirst={index === 0} videoLabel={t('playVideo')} />,
    thumbnail: <Picture src={picture.url} alt="" sizes="72px" maxWidth={160} className="size-full object-cover" />,
  }));
  return (
    <Gallery
      slides={slides}
      words={{ gallery: t('pictures', { name }), previous: t('previousPicture'), next: t('nextPicture') }}
    />
  );
}

function MainPicture({
  picture,
  isFirst,
  videoLabel,
}: {
  picture: ProductPicture;
  isFirst: boolean;
  videoLabel: string;
}) {
  return (
    <>
      <Picture
        src={picture.url}
        alt={picture.label}
        sizes={MAIN_SIZES}
        maxWidth={1280}
        isFirst={isFirst}
        className="size-full object-cover"
      />
      {picture.videoUrl ? (
        <a
          href={picture.videoUrl}
          rel="noopener"
          className="absolute inset-x-0 bottom-4 mx-auto flex min-h-11 w-fit items-center gap-2 rounded-full bg-evergreen px-5 font-semibold text-surface"
        >
          <Icon name="arrow-right" />
          {videoLabel}
        </a>
      ) : null}
    </>
  );
}
