import { MediaImage, NoImage } from '@/components/ui/image/media-image';

/** The picture of a line on its sunken ground; the name beside it is its text. */
export function LinePicture({ image, className }: { image: string | null; className: string }) {
  return (
    <div className={`aspect-product shrink-0 overflow-hidden rounded-input bg-sunken ${className}`}>
      {image ? (
        <MediaImage src={image} alt="" sizes="104px" maxWidth={320} isEarly className="size-full object-cover" />
      ) : (
        <NoImage className="size-full" />
      )}
    </div>
  );
}
