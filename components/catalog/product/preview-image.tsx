import { useLayoutEffect, useRef } from 'react';
import { wantsLessMotion } from '@/lib/browser/visitor-wishes';

/** Milliseconds in which the picture comes from its card. */
const WAY = 200;

/** The card's picture where the page will have its own, behind which it stays until that has loaded. */
export function PreviewImage({ src, box }: { src: string; box: DOMRect }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current && !wantsLessMotion()) comeFrom(place.current, box);
    return () => standBehind(src);
  }, [src, box]);
  return (
    <div ref={place} className="z-10 s-stage overflow-hidden rounded-card bg-sunken lg:col-start-2 lg:row-start-1">
      {/* biome-ignore lint/performance/noImgElement: the very file that the browser has shown */}
      <img src={src} alt="" className="size-full object-contain" />
    </div>
  );
}

/** Transforms alone, not a view transition: that takes a picture of the whole page first, which holds up what it shows. */
function comeFrom(place: HTMLElement, from: DOMRect): void {
  const { left, top, width, height } = place.getBoundingClientRect();
  // The page will be at its top.
  const [x, y] = [from.left - left, from.top - top - window.scrollY];
  const start = `translate(${x}px, ${y}px) scale(${from.width / width}, ${from.height / height})`;
  const origin = { transformOrigin: '0 0' };
  place.animate(
    [
      { ...origin, transform: start },
      { ...origin, transform: 'none' },
    ],
    {
      duration: WAY,
      easing: 'ease-out',
    },
  );
}

function standBehind(src: string): void {
  const image = document.querySelector<HTMLImageElement>('[data-slides] img');
  // Another variant's picture is not to be seen in its place.
  if (!image || image.complete || fileOf(image.src) !== fileOf(src)) return;
  image.style.background = `center / contain no-repeat url(${JSON.stringify(src)})`;
  const clear = () => {
    image.style.background = '';
  };
  for (const event of ['load', 'error']) image.addEventListener(event, clear, { once: true });
}

const fileOf = (src: string) => new URL(src, window.location.href).pathname;
