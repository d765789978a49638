import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import type { IslandLabels } from '@/components/content/page-builder/island-labels';
import type { IslandSpec } from '@/lib/content/page-builder/islands';
import { Behaviour } from './behaviour';

const labels: IslandLabels = {
  ...{ carousel: 'carousel', slideRole: 'slide', slider: 'Highlights', products: 'Products', slide: 'Slide {number}' },
  ...{ position: '{number} of {total}', chooseSlide: 'Choose a slide', previous: 'Previous', next: 'Next' },
  ...{ pause: 'Pause', play: 'Play', close: 'Close', image: 'Image', openImage: 'Show the image larger' },
  ...{ video: 'Video', playVideo: 'Play the video', pauseVideo: 'Pause the video', map: 'Map', zoomIn: 'Zoom in' },
  ...{ zoomOut: 'Zoom out', mapFailed: 'The map cannot be shown at the moment.' },
};

/** A window that tells what is in sight and whether less motion is wanted, which jsdom cannot. */
export function fakeWindow() {
  const motion = Object.assign(new EventTarget(), { matches: false });
  const watched = new Map<Element, (entries: { isIntersecting: boolean; target: Element }[]) => void>();
  vi.stubGlobal('matchMedia', () => motion);
  const measured = new Map<Element, () => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class extends Observer {
      constructor(readonly tell: () => void) {
        super();
      }
      override observe(element: Element) {
        measured.set(element, this.tell);
      }
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class extends Observer {
      constructor(readonly tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        super();
      }
      override observe(element: Element) {
        watched.set(element, this.tell);
      }
      override disconnect() {
        for (const [element, tell] of watched) if (tell === this.tell) watched.delete(element);
      }
    },
  );
  return {
    /** Has an element come into sight, or go out of it. */
    see(target: Element, isIntersecting = true) {
      act(() => watched.get(target)?.([{ isIntersecting, target }]));
    },
    /** Has an element come to another size. */
    resize: (element: Element) => act(() => measured.get(element)?.()),
    wantLessMotion(matches = true) {
      act(() => {
        motion.matches = matches;
        motion.dispatchEvent(new Event('change'));
      });
    },
  };
}

class Observer {
  observe(_: Element): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** A part of merchant content as the server draws it, brought to life; resolves when its code is there. */
export async function renderIsland(html: string, spec: IslandSpec) {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  const before = place.innerHTML;
  const root = document.createElement('div');
  place.append(root);
  const view = render(<Behaviour place={place} spec={spec} labels={labels} />, { container: root });
  await vi.dynamicImportSettled();
  await act(async () => {});
  return {
    place,
    /** Takes the code away: the server's elements have to be as they were. */
    leave() {
      view.unmount();
      root.remove();
      return { before, after: place.innerHTML };
    },
  };
}
