/** One `{{…}}` of merchant content. */
export interface Directive {
  /** As it is written. */
  source: string;
  name: string;
  parameters: Record<string, string>;
}

const DIRECTIVE = /\{\{(\w+)((?:\s[^{}]*)?)\}\}/g;
const QUOTE = String.raw`(?:"|'|&quot;|\\")`;
const PARAMETER = new RegExp(String.raw`(\w+)\s*=\s*(?:(${QUOTE})(.*?)\2|([^\s"']+))`, 'gs');
const BARE_TEXT = new RegExp(String.raw`^\s*(${QUOTE})(.*?)\1`, 's');

/** Merchant content cut at its directives: texts and directives in their order. */
export function parseContent(content: string): (string | Directive)[] {
  const parts: (string | Directive)[] = [];
  let end = 0;
  for (const match of content.matchAll(DIRECTIVE)) {
    const [source, name = '', rest = ''] = match;
    parts.push(content.slice(end, match.index), { source, name, parameters: parametersOf(rest) });
    end = match.index + source.length;
  }
  return [...parts, content.slice(end)].filter((part) => part !== '');
}

/** `url="a" id='b' width=3`; a text without a name, as of `{{trans "…"}}`, is called `text`. */
function parametersOf(source: string): Record<string, string> {
  const parameters: Record<string, string> = {};
  const bare = BARE_TEXT.exec(source)?.[2];
  if (bare !== undefined) parameters.text = bare;
  for (const [, key = '', , quoted, plain] of source.matchAll(PARAMETER)) parameters[key] = quoted ?? plain ?? '';
  return parameters;
}

/** The address of a page of the shop: paths of `url` end with a slash, as Magento's do, those of `direct_url` do not. */
export function storeUrl(origin: string, { url = '', direct_url: direct }: Record<string, string>): string {
  if (direct !== undefined) return `${origin}/${direct.replace(/^\/+/, '')}`;
  const path = url.replace(/^\/+|\/+$/g, '');
  return path ? `${origin}/${path}/` : `${origin}/`;
}

/** The text as HTML content. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** What a products list shows, read from the conditions that the merchant set. */
export interface ProductConditions {
  categoryIds?: number[];
  skus?: string[];
}

/**
 * The conditions of a products list, as Magento writes JSON into a directive: braces, quotes and backslashes have
 * stand-ins. All of them must hold. Null where they cannot be read, or ask for more than categories and SKUs.
 */
export function productConditions(encoded: string): ProductConditions | null {
  const json = encoded.replaceAll('^[', '{').replaceAll('^]', '}').replaceAll('`', '"').replaceAll('|', '\\');
  const conditions: ProductConditions = {};
  for (const [path, condition] of Object.entries(jsonObject(json))) {
    // The combination that holds the others.
    if (path === '1') continue;
    const { attribute, operator, value } = Object(condition) as Record<string, unknown>;
    const values = listOf(value);
    if (!['==', '()', '{}'].includes(String(operator))) return null;
    if (attribute === 'category_ids') conditions.categoryIds = values.map(Number).filter(Number.isSafeInteger);
    else if (attribute === 'sku') conditions.skus = values;
    else return null;
  }
  return conditions.categoryIds || conditions.skus ? conditions : null;
}

function listOf(value: unknown): string[] {
  const values = Array.isArray(value) ? value.map(String) : String(value ?? '').split(',');
  return values.map((text) => text.trim()).filter(Boolean);
}

function jsonObject(json: string): object {
  try {
    return Object(JSON.parse(json)) as object;
  } catch {
    return {};
  }
}
