import { BADGES_PATH } from '@/lib/catalog/card/badge-source';

/** Reads of the catalogue that are the same for everybody; what is not named here is never kept [PWA-5]. */
export const KEPT_READS: readonly string[] = [
  'configurableChoices',
  'countries',
  'linkedProducts',
  'productChoices',
  'regions',
  'reviewPage',
  'reviewRatings',
  'suggest',
];

/** One operation from the beginning of the text to its end: a second one could be what is asked for. */
const ONE_OPERATION = /^\s*query\s+(\w+)\b(?!.*\b(?:query|mutation|subscription)\s+\w+\s*[({@])/s;

/** The operation of a call that may be kept, or null: a named read by GET, of nobody's, by its name alone; or what badges need. */
export function catalogueRead(request: Pick<Request, 'method' | 'url' | 'headers'>): string | null {
  const { pathname, searchParams } = new URL(request.url);
  if (request.method === 'GET' && pathname === BADGES_PATH) return pathname;
  if (request.method !== 'GET' || pathname !== '/graphql' || request.headers.has('Authorization')) return null;
  const texts = searchParams.getAll('query');
  const [, name] = (texts.length === 1 && ONE_OPERATION.exec(texts[0] ?? '')) || [];
  const isOther = (searchParams.get('operationName') ?? name) !== name;
  return name && !isOther && KEPT_READS.includes(name) ? name : null;
}
