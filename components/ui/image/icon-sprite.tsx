import { DocumentHtml } from '@/components/ui/html/document-html';
import { keepDrawnHtml } from '@/components/ui/html/drawn-html';

/** Strokes of 1.75 on a grid of 24, drawn for this shop. */
const STROKES = {
  account: 'M12 12.5a4.25 4.25 0 1 0 0-8.5 4.25 4.25 0 0 0 0 8.5ZM4.5 20.25c1-3.3 4-5 7.5-5s6.5 1.7 7.5 5',
  alert: 'M12 3.75 21 19.5H3L12 3.75ZM12 10v4.25M12 17v.01',
  'arrow-right': 'M4.5 12h15M13.5 6l6 6-6 6',
  basket:
    'M3.5 9.5h17l-1.75 9.25a1.5 1.5 0 0 1-1.5 1.25H6.75a1.5 1.5 0 0 1-1.5-1.25L3.5 9.5ZM8 9.5l2.75-6M16 9.5l-2.75-6M9.5 13.25v3.5M14.5 13.25v3.5',
  check: 'm5 12.75 4.5 4.5L19.5 7',
  'circled-cross': 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 8v8M8 12h8',
  'chevron-down': 'm6 9.25 6 6 6-6',
  'chevron-left': 'm14.75 6-6 6 6 6',
  'chevron-right': 'm9.25 6 6 6-6 6',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.25V12l3.25 2',
  close: 'm6 6 12 12M18 6 6 18',
  coins:
    'M9.5 13a5.25 4 0 1 0 0-8 5.25 4 0 0 0 0 8ZM4.25 9v5.5c0 2.2 2.35 4 5.25 4 1.1 0 2.1-.25 2.95-.7M14.75 9v1.25M15.5 19.5a4.25 3.25 0 1 0 0-6.5 4.25 3.25 0 0 0 0 6.5Z',
  compare: 'M12 4v16M8 20h8M4.75 7.5h14.5M7 7.5 4 14h6L7 7.5ZM17 7.5 14 14h6l-3-6.5Z',
  filter:
    'M4 7h10.5M18.5 7H20M4 17h1.5M9.5 17H20M16.5 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM7.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  globe:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.75 12h16.5M12 3.5c2.25 2.4 3.35 5.25 3.35 8.5S14.25 18.1 12 20.5C9.75 18.1 8.65 15.25 8.65 12S9.75 5.9 12 3.5Z',
  heart: 'M12 19.75S4 15.25 4 9.6A4.35 4.35 0 0 1 12 7.2a4.35 4.35 0 0 1 8 2.4c0 5.65-8 10.15-8 10.15Z',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.25M12 7.75v.01',
  leaflet: 'M6 3.5h8.5L18.5 7.5v13H6v-17ZM14.25 3.75V7.75h4M9 12h6.5M9 15.5h6.5',
  mail: 'M4 6h16v12.5H4V6Zm0 .5 8 6.5 8-6.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5.5 12h13',
  parcel: 'M12 3.5 20 7.75v8.5L12 20.5l-8-4.25v-8.5L12 3.5ZM4.25 8 12 12l7.75-4M12 12v8.25M8 5.75l8 4.1',
  phone:
    'M6.5 4h3l1.5 4.25-2 1.5a11 11 0 0 0 5.25 5.25l1.5-2L20 14.5v3A2.5 2.5 0 0 1 17.5 20C10.6 20 4 13.4 4 6.5A2.5 2.5 0 0 1 6.5 4Z',
  plus: 'M12 5.5v13M5.5 12h13',
  search: 'M10.75 17.5a6.75 6.75 0 1 0 0-13.5 6.75 6.75 0 0 0 0 13.5ZM15.75 15.75l4.75 4.75',
  shield:
    'M12 3.5c2.25 1.65 4.65 2.5 7.25 2.6v5.15c0 4.35-2.75 7.6-7.25 9.25-4.5-1.65-7.25-4.9-7.25-9.25V6.1c2.6-.1 5-.95 7.25-2.6ZM8.75 12l2.25 2.25 4.25-4.5',
  star: 'm12 4 2.4 5.05 5.6.75-4.1 3.85 1.05 5.5L12 16.5l-4.95 2.65 1.05-5.5L4 9.8l5.6-.75L12 4Z',
  truck:
    'M3 6.5h11v10H3v-10ZM14 9.75h3.75L21 13v3.5h-7M7 19a1.75 1.75 0 1 0 0-3.5A1.75 1.75 0 0 0 7 19ZM17.25 19a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z',
} as const;

/** Five in a row, each 20 wide. */
const STAR = '1.8l2.5 5.3 5.8.8-4.2 4 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.2-4 5.8-.8z';
const STARS = [10, 30, 50, 70, 90].map((x) => `M${x} ${STAR}`).join('');

/** Drawn where a medicine's facts stand, and nowhere else (key-facts.tsx). */
export type MedicineIcon = 'car' | 'no-pills' | 'no-sugar' | 'pregnancy';

export type IconName = keyof typeof STROKES | MedicineIcon;

const SYMBOLS = Object.entries(STROKES).map(
  ([name, strokes]) => `<symbol id="icon-${name}" viewBox="0 0 24 24"><path d="${strokes}"></path></symbol>`,
);

// The stars are no symbol: they would be drawn narrower where only a part of them is shown.
const SPRITE = `<svg aria-hidden="true" style="display:none">${SYMBOLS.join('')}<path id="icon-stars" d="${STARS}"></path></svg>`;

const SPRITE_ID = 'icon-sprite';

/** The drawings of every page, once in each: icons refer to them, so that none travels again in markup, payload or JavaScript. */
export function IconSprite() {
  keepDrawnHtml(SPRITE_ID, '', SPRITE);
  return <DocumentHtml id={SPRITE_ID} storeView="" />;
}
