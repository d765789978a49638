import type { IslandLabels } from '@/components/content/page-builder/island-labels';
import type { MapLocation, MapSettings } from '@/lib/content/page-builder/islands';

interface MapDrawing {
  board: HTMLElement;
  settings: MapSettings;
  labels: IslandLabels;
  /** The map cannot be shown after all. */
  fail: () => void;
  signal: AbortSignal;
}

/** One provider's way to draw a map; rejects where its library does not come. */
export type DrawMap = (drawing: MapDrawing) => Promise<void>;

/** Widest window of a place [CMS-5], in pixels. */
export const POPUP_WIDTH = 350;

/** What a place's window tells, as text: nothing of a merchant's becomes markup. */
export function placeText({ name, address, city, state, postcode, country, phone, comment }: MapLocation): HTMLElement {
  const box = document.createElement('div');
  const lines = [name, address, [city, state, postcode].filter(Boolean).join(' '), country, phone, comment];
  for (const [index, line] of lines.entries()) {
    if (!line) continue;
    const element = document.createElement(index === 0 ? 'strong' : 'span');
    element.textContent = line;
    element.style.display = 'block';
    box.append(element);
  }
  return box;
}

/** What a place's marker is called. */
export function placeName({ name, address, city }: MapLocation, otherwise: string): string {
  return name || address || city || otherwise;
}
