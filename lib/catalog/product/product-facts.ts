import { type AttributeCatalogue, type AttributeMetadata, attributeValue, valueLabel } from './attributes';

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
): { facts: Fact[]; sections: TextSection[] } {
  const facts: Fact[] = [];
  const sections: TextSection[] = [];
  for (const metadata of visible(attributes)) {
    const raw = attributeValue(product, metadata.code);
    if (raw === null) continue;
    if (LONG_TEXTS.has(metadata.input)) sections.push({ code: metadata.code, html: asHtml(raw) });
    else if (metadata.input === 'boolean') facts.push({ code: metadata.code, value: raw === '1' });
    else {
      const value = valueLabel(metadata, raw);
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
