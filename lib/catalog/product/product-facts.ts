import { fullDay } from '@/lib/format/full-day';
import { formatMoney, toMinorUnits } from '@/lib/format/money';
import { type StoreView, viewPath } from '@/lib/store/store-view';
import { type AttributeCatalogue, type AttributeMetadata, attributeValue, valueLabel } from './attributes';

/** How a page tells facts. */
interface FactContext {
  storeView: Pick<StoreView, 'code' | 'isDefault' | 'locale'>;
  currency: string;
  /** Of the page's currency to the base currency, which attributes keep amounts in. */
  rate: number;
}

/** A row of the facts table; yes/no attributes carry a boolean, for the page to put into words. */
export interface Fact {
  code: string;
  value: string | boolean;
}

/** A longer text about the product, as HTML. */
export interface TextSection {
  code: string;
  html: string;
}

const LONG_TEXTS = new Set(['textarea', 'texteditor', 'pagebuilder']);

/** The attributes that the merchant shows on product pages, by position: short ones as facts, long ones as sections. */
export function productFacts(
  product: object,
  attributes: AttributeCatalogue,
  context: FactContext,
): { facts: Fact[]; sections: TextSection[] } {
  const facts: Fact[] = [];
  const sections: TextSection[] = [];
  for (const metadata of visible(attributes)) {
    const raw = attributeValue(product, metadata.code);
    if (raw === null) continue;
    if (LONG_TEXTS.has(metadata.input))
      sections.push({ code: metadata.code, html: asHtml(withoutDirectives(raw, context)) });
    else if (metadata.input === 'boolean') facts.push({ code: metadata.code, value: raw === '1' });
    else {
      const value = factText(metadata, raw, context);
      if (value) facts.push({ code: metadata.code, value });
    }
  }
  return { facts, sections };
}

function visible(attributes: AttributeCatalogue): AttributeMetadata[] {
  return [...attributes.values()]
    .filter((metadata) => metadata.isVisible)
    .toSorted((a, b) => a.position - b.position || (a.code < b.code ? -1 : 1));
}

function factText(metadata: AttributeMetadata, raw: string, { storeView, currency, rate }: FactContext): string | null {
  if (metadata.input === 'date' || metadata.input === 'datetime') {
    const day = Date.parse(`${raw.replace(' ', 'T')}${raw.includes(' ') ? 'Z' : ''}`);
    return Number.isNaN(day) ? raw : fullDay(day, storeView.locale, 'UTC');
  }
  if (metadata.input === 'price' && Number.isFinite(Number(raw))) {
    return formatMoney({ minor: toMinorUnits(Number(raw) * rate, currency), currency }, storeView.locale);
  }
  return valueLabel(metadata, raw);
}

/** Magento resolves the directives of its own texts, but not those of attributes: addresses become the shop's own. */
function withoutDirectives(text: string, { storeView }: FactContext): string {
  return text.replace(/\{\{\s*(\w*)([\s\S]*?)\}\}/g, (_, name: string, parameters: string) => {
    const path = /url=(?:["']|&quot;|&#0?39;)?\/?([^"'&<>\s]*)/.exec(parameters)?.[1] ?? '';
    if (name === 'media') return `/media/${path}`;
    return name === 'store' ? viewPath(storeView, `/${path}`) : '';
  });
}

/** HTML as it is; plain text as escaped paragraphs. */
function asHtml(text: string): string {
  if (/<[a-z][^>]*>/i.test(text)) return text;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `<p>${line}</p>`)
    .join('');
}

/** Words for an attribute whose label nobody gave: `style_general` → `Style general`. */
export function labelFromCode(code: string): string {
  const labels = code.replaceAll('_', ' ').trim();
  return labels.charAt(0).toUpperCase() + labels.slice(1);
}
