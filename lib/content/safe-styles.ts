import { type Declaration, parse } from 'postcss';
import { allowedWidth, CONTENT_IMAGE_QUALITY, isFilePath, mediaUrl } from '@/lib/images/media-url';
import { backendPath, type HtmlPlace } from './backend-link';

/** What Page Builder names an element by for its rules. */
export const STYLE_ID = /^[\w-]{1,64}$/;

/** Where the pictures of a declaration are shown. */
export interface StylePlace extends HtmlPlace {
  /** Pixels of the widest screen that a rule is for. */
  screenWidth?: number;
}

const UNIT = '(?:px|em|rem|%|vw|vh|svh|dvh|vmin|vmax|ch|ex|pt|cm|mm|in)';
const NUMBER = String.raw`(?:\d{1,4}(?:\.\d{1,8})?|\.\d{1,8})`;
const SIZE = `${NUMBER}${UNIT}?`;
const SIGNED = `[+-]?${SIZE}`;
/** `calc(50% - 20px)`, `clamp(1rem, 2vw, 3rem)`: nothing nested. */
const SUM = String.raw`(?:calc|min|max|clamp)\(\s*${SIGNED}(?:\s*[-+*/,]\s*${SIZE})*\s*\)`;
const LENGTH = `(?:${SIZE}|${SUM}|auto|none|inherit|initial|unset|normal|(?:min|max|fit)-content)`;
/** Enough to overlap a neighbour, too little to reach over what stands around the content. */
const PULL = String.raw`-(?:100|\d{1,2}(?:\.\d{1,8})?|\.\d{1,8})(?:px|pt|%)|-(?:[0-6](?:\.\d{1,8})?|\.\d{1,8})(?:em|rem|ch|ex|vw|vh)|-0`;
const WORD = '[a-z][a-z-]{0,30}';
const COLOUR = String.raw`(?:#[0-9a-f]{3,8}|rgba?\([\d\s.,%/]{1,40}\)|hsla?\([\d\s.,%/]{1,40}(?:deg[\d\s.,%/]{1,40})?\)|[a-z]{3,30})`;
const POSITION = `(?:${SIGNED}|left|right|center|top|bottom)`;
const TRACK = String.raw`(?:${SIZE}|${NUMBER}fr|auto|(?:min|max)-content|minmax\(\s*${SIZE}\s*,\s*${NUMBER}(?:${UNIT}|fr)?\s*\))`;
const SHADOW_LENGTH = String.raw`-?\d{1,2}(?:\.\d{1,3})?(?:px|em|rem)?`;
const FAMILY = String.raw`(?:"[\w\s-]{1,60}"|'[\w\s-]{1,60}'|[a-z][\w-]*(?: [\w-]+)*)`;
const LINE = String.raw`(?:span\s+)?-?\d{1,2}|auto`;

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'i');
const upTo = (count: number, part: string) => String.raw`(?:${part})(?:\s+(?:${part})){0,${count - 1}}`;
const all = (names: string[], pattern: string) => names.map((name): [string, RegExp] => [name, whole(pattern)]);
const sides = (box: string, part = '') =>
  ['', '-top', '-right', '-bottom', '-left'].map((side) => `${box}${side}${part}`);
const flow = (box: string) => [
  ...sides(box),
  ...['block', 'inline'].flatMap((axis) => [`${box}-${axis}`, `${box}-${axis}-start`, `${box}-${axis}-end`]),
];

/** What merchants' styles may say: nothing that floats over the page, loads from elsewhere or reads the shop's own. */
const STYLES = new Map<string, RegExp>([
  ...all(['gap', 'columns', 'border-spacing'], upTo(2, LENGTH)),
  ...all(['width', 'height', 'flex-basis', 'row-gap', 'column-gap'], LENGTH),
  ...all(['min-width', 'max-width', 'min-height', 'max-height', 'block-size', 'inline-size'], LENGTH),
  ...all(['max-inline-size', 'min-inline-size', 'max-block-size', 'min-block-size', 'column-width'], LENGTH),
  ...all(flow('padding'), upTo(4, LENGTH)),
  ...all(flow('margin'), upTo(4, `${SIZE}|${PULL}|auto|inherit|initial|unset`)),
  ...all(sides('border'), upTo(3, `${SIZE}|${COLOUR}|${WORD}`)),
  ...all(sides('border', '-width'), upTo(4, `${SIZE}|thin|medium|thick|inherit|initial`)),
  ...all(sides('border', '-style'), upTo(4, WORD)),
  ...all(sides('border', '-color'), upTo(4, COLOUR)),
  ...all(
    ['', '-top-left', '-top-right', '-bottom-left', '-bottom-right'].map((corner) => `border${corner}-radius`),
    upTo(4, SIZE),
  ),
  ...all(['border-collapse', 'box-sizing', 'overflow', 'overflow-x', 'overflow-y'], upTo(2, WORD)),
  ...all(['color', 'background', 'background-color', 'text-decoration-color'], COLOUR),
  ...all(['background-attachment', 'background-clip', 'background-origin', 'background-blend-mode'], WORD),
  ...all(['background-repeat'], upTo(2, WORD)),
  ...all(['background-position', 'object-position'], upTo(4, POSITION)),
  ...all(['background-size'], upTo(2, `${LENGTH}|cover|contain`)),
  ...all(
    ['align-content', 'align-items', 'align-self', 'justify-content', 'justify-items', 'justify-self'],
    upTo(2, WORD),
  ),
  ...all(['place-content', 'place-items', 'place-self', 'flex-direction', 'flex-wrap', 'flex-flow'], upTo(2, WORD)),
  ...all(['display', 'float', 'clear', 'visibility', 'object-fit', 'table-layout', 'writing-mode', 'cursor'], WORD),
  ...all(['flex'], `${upTo(3, `${NUMBER}|${LENGTH}`)}`),
  ...all(['flex-grow', 'flex-shrink', 'column-count'], `${NUMBER}|auto`),
  ...all(['order'], String.raw`-?\d{1,3}`),
  ...all(['opacity'], `${NUMBER}%?`),
  ...all(['aspect-ratio'], String.raw`auto|${NUMBER}(?:\s*/\s*${NUMBER})?`),
  ...all(
    ['grid-template-columns', 'grid-template-rows', 'grid-auto-columns', 'grid-auto-rows'],
    `none|${upTo(24, String.raw`${TRACK}|repeat\(\s*(?:\d{1,2}|auto-fit|auto-fill)\s*,\s*${upTo(4, TRACK)}\s*\)`)}`,
  ),
  ...all(['grid-auto-flow'], upTo(2, WORD)),
  ...all(['grid-column', 'grid-row'], String.raw`(?:${LINE})(?:\s*/\s*(?:${LINE}))?`),
  ...all(['font-size', 'letter-spacing', 'word-spacing', 'text-indent'], `-?${LENGTH}|${WORD}`),
  ...all(['line-height'], LENGTH),
  ...all(['font-family'], String.raw`${FAMILY}(?:\s*,\s*${FAMILY}){0,9}`),
  ...all(['font-weight'], String.raw`\d{3}|${WORD}`),
  ...all(['font-style', 'font-variant', 'text-align', 'text-align-last', 'text-transform', 'text-overflow'], WORD),
  ...all(['text-decoration', 'text-decoration-line', 'text-decoration-style'], upTo(3, `${WORD}|${COLOUR}`)),
  ...all(['white-space', 'word-break', 'word-wrap', 'overflow-wrap', 'hyphens', 'break-inside', 'text-wrap'], WORD),
  ...all(['vertical-align'], String.raw`-?\d{1,2}(?:\.\d{1,3})?${UNIT}|${WORD}`),
  ...all(['list-style', 'list-style-type', 'list-style-position'], upTo(2, WORD)),
  ...all(['box-shadow', 'text-shadow'], `none|(?:inset\\s+)?${upTo(5, `${SHADOW_LENGTH}|${COLOUR}`)}`),
  ...all(['transform'], String.raw`none|rotate\(-?\d{1,3}deg\)|scale\((?:0?\.\d{1,3}|1(?:\.[0-2]\d?)?)\)`),
]);

const STOP = upTo(
  4,
  String.raw`#[0-9a-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/]{1,40}\)|-?${NUMBER}(?:deg|turn|%|px)?|[a-z]{2,20}`,
);
const GRADIENT = whole(String.raw`(?:linear|radial)-gradient\(\s*${STOP}(?:\s*,\s*${STOP}){1,11}\s*\)`);
const PICTURE = /^url\(\s*(?:"([^"\\<>\n]*)"|'([^'\\<>\n]*)'|([^'"()\\\s<>]*))\s*\)$/i;
const LONGEST_VALUE = 500;
const LONGEST_ATTRIBUTE = 10_000;
/** The width of a background picture where no rule says for which screens it is. */
const WIDEST_PICTURE = 1600;

/** A declaration of a merchant as it may stand on a page, or null. */
export function safeDeclaration({ prop, value, important }: Declaration, place: StylePlace): string | null {
  const name = prop.toLowerCase();
  const spaced = value.trim().replace(/\s+/g, ' ');
  if (spaced.length > LONGEST_VALUE) return null;
  const safe = name === 'background-image' ? safePicture(spaced, place) : safeValue(name, spaced);
  // Merchants need it against Page Builder's own rules, and it reaches no further than the declaration does.
  return safe === null ? null : `${name}:${safe}${important ? ' !important' : ''}`;
}

function safeValue(name: string, value: string): string | null {
  return STYLES.get(name)?.test(value) ? value : null;
}

function safePicture(value: string, place: StylePlace): string | null {
  if (value === 'none' || GRADIENT.test(value)) return value;
  const [, ...addresses] = PICTURE.exec(value) ?? [];
  const address = addresses.join('').trim();
  const path = address === '' ? null : backendPath(address, place);
  if (!path || !isFilePath(path)) return null;
  const width = allowedWidth(Math.min(place.screenWidth ?? WIDEST_PICTURE, WIDEST_PICTURE));
  const url = /\.svg(\?|$)/i.test(path) ? path : mediaUrl(path, { width, quality: CONTENT_IMAGE_QUALITY });
  return cssUrl(url);
}

/** An address as a value of CSS, which it cannot end. */
export function cssUrl(address: string): string {
  return `url("${address.replace(/["'()\\<>\s]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`)}")`;
}

/** The text of a `style` attribute without what is not allowed in one. */
export function safeStyle(style: string, place: StylePlace): string {
  return styleDeclarations(style)
    .flatMap((declaration) => safeDeclaration(declaration, place) ?? [])
    .join(';');
}

/** The declarations of a `style` attribute; those of one that cannot be read are none. */
function styleDeclarations(style: string): Declaration[] {
  if (style === '' || style.length > LONGEST_ATTRIBUTE) return [];
  try {
    const { nodes } = parse(`a{${style}}`, { map: false });
    const [rule] = nodes;
    if (nodes.length !== 1 || rule?.type !== 'rule') return [];
    return rule.nodes.filter((node) => node.type === 'decl');
  } catch {
    return [];
  }
}
