import type { Node, Paint } from './node';
import { type Path, type Point, pointsOf } from './path';

const digits = (value: number): string => String(Math.round(value * 100) / 100);

/** The `d` attribute of an outline. */
const pathData = (path: Path): string => path.map(({ op, at }) => op + at.map(digits).join(' ')).join('');

interface Definitions {
  readonly ids: Map<string, string>;
}

function define(definitions: Definitions, prefix: string, write: (id: string) => string): string {
  const key = write('');
  const known = /id="([^"]+)"/.exec(definitions.ids.get(key) ?? '')?.[1];
  if (known) return known;
  const id = `${prefix}${definitions.ids.size}`;
  definitions.ids.set(key, write(id));
  return id;
}

function paintValue(paint: Paint, definitions: Definitions): string {
  if (typeof paint === 'string') return paint;
  const stops = paint.stops
    .map(({ at, color, opacity }) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${digits(opacity)}"`;
      return `<stop offset="${digits(at)}" stop-color="${color}"${alpha}/>`;
    })
    .join('');
  const id = define(definitions, 'g', (name) => {
    const head = `id="${name}" gradientUnits="userSpaceOnUse"`;
    if (paint.kind === 'linear') {
      const [[x1, y1], [x2, y2]] = [paint.from, paint.to];
      const ends = `x1="${digits(x1)}" y1="${digits(y1)}" x2="${digits(x2)}" y2="${digits(y2)}"`;
      return `<linearGradient ${head} ${ends}>${stops}</linearGradient>`;
    }
    const [cx, cy] = paint.center;
    const round = `cx="${digits(cx)}" cy="${digits(cy)}" r="${digits(paint.radius)}"`;
    return `<radialGradient ${head} ${round}>${stops}</radialGradient>`;
  });
  return `url(#${id})`;
}

/** A blur over no more of the picture than it reaches: large filter areas are slow to draw. */
function blurValue(blur: number, points: readonly Point[], definitions: Definitions): string {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - blur * 3, Math.min(...ys) - blur * 3];
  const [w, h] = [Math.max(...xs) + blur * 3 - x, Math.max(...ys) + blur * 3 - y];
  const area = `filterUnits="userSpaceOnUse" x="${digits(x)}" y="${digits(y)}" width="${digits(w)}" height="${digits(h)}"`;
  const id = define(
    definitions,
    'f',
    (name) => `<filter id="${name}" ${area}><feGaussianBlur stdDeviation="${digits(blur)}"/></filter>`,
  );
  return `url(#${id})`;
}

function write(node: Node, definitions: Definitions, isolated = false): string {
  const opacity = node.opacity === undefined ? '' : ` opacity="${digits(node.opacity)}"`;
  if ('nodes' in node) {
    const { clip } = node;
    const id =
      clip && define(definitions, 'c', (name) => `<clipPath id="${name}"><path d="${pathData(clip)}"/></clipPath>`);
    const inner = node.nodes.map((child) => write(child, definitions, isolated || Boolean(id))).join('');
    if (!id) return `<g${opacity}>${inner}</g>`;
    // Isolated once, so that the cut edge is smoothed as a whole and not by every mark inside.
    const alone = isolated ? '' : ' style="isolation:isolate"';
    const clipped = `<g clip-path="url(#${id})"${alone}>${inner}</g>`;
    return opacity ? `<g${opacity}>${clipped}</g>` : clipped;
  }
  const filled = node.fill === undefined ? 'none' : paintValue(node.fill, definitions);
  const stroked = node.stroke
    ? ` stroke="${paintValue(node.stroke, definitions)}" stroke-width="${digits(node.width ?? 1)}" stroke-linecap="round" stroke-linejoin="round"`
    : '';
  const filter = node.blur ? ` filter="${blurValue(node.blur, pointsOf(node.path), definitions)}"` : '';
  return `<path d="${pathData(node.path)}" fill="${filled}"${stroked}${opacity}${filter}/>`;
}

/** A complete SVG document; `transform` brings the nodes' units to the picture's. */
export function toSvg(
  nodes: readonly Node[],
  width: number,
  height: number,
  options: { background?: string; backdrop?: readonly Node[]; transform?: string } = {},
): string {
  const definitions: Definitions = { ids: new Map() };
  const body = nodes.map((node) => write(node, definitions)).join('');
  const behind = (options.backdrop ?? []).map((node) => write(node, definitions)).join('');
  const ground = options.background ? `<rect width="${width}" height="${height}" fill="${options.background}"/>` : '';
  const drawing = options.transform ? `<g transform="${options.transform}">${body}</g>` : body;
  const defs = definitions.ids.size > 0 ? `<defs>${[...definitions.ids.values()].join('')}</defs>` : '';
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  return `${head}${defs}${ground}${behind}${drawing}</svg>`;
}
