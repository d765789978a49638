import { MediaImage } from '@/components/ui/image/media-image';

/** The category's own picture, beside its words; phones give the room to the products. */
export function CategoryImage({ src }: { src: string }) {
  return (
    <div className="hidden w-72 shrink-0 overflow-hidden rounded-card bg-sunken lg:block xl:w-96">
      <MediaImage
        src={src}
        alt=""
        sizes="(min-width: 1280px) 384px, 288px"
        maxWidth={960}
        ratio={16 / 9}
        className="aspect-video w-full object-cover"
      />
    </div>
  );
}
