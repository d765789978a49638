import { escapeHtml } from '../../mail/html';

/** A paragraph, a link that stands alone, or a table of two columns. */
export type Part = string | { label: string; url: string } | { rows: readonly (readonly [string, string])[] };

export interface Letter {
  /** Of the language that it is written in, `th_TH`. */
  locale: string;
  subject: string;
  parts: readonly Part[];
}

// As the shop looks, in what every mail program reads.
const PAGE =
  'margin:0 auto;max-width:36rem;padding:24px 16px;background:#ffffff;color:#12211d;font:16px/1.5 Arial,sans-serif';
const LINK =
  'display:inline-block;padding:10px 20px;border-radius:999px;background:#0f5c4d;color:#ffffff;text-decoration:none';
const CELL =
  'padding:8px 16px 8px 0;border-bottom:1px solid #e2dfd5;text-align:left;vertical-align:top;white-space:pre-line';

function asText(part: Part): string {
  if (typeof part === 'string') return part;
  if ('rows' in part) return part.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
  return `${part.label}:\n${part.url}`;
}

/** An amount's number and unit: no line ends between them. */
const AMOUNT = /(?<=\d) (?=(?:[mkµ]?g|mcg|micrograms?|m?l|iu|[ก-ฮ]{1,3}\.|(?:ไมโคร)?กรัม|%)(?![\p{L}\p{M}]))/giu;

function shown(text: string): string {
  return escapeHtml(text.replace(AMOUNT, '\u00a0'));
}

function asHtml(part: Part): string {
  if (typeof part === 'string') return `<p style="white-space:pre-line">${shown(part)}</p>`;
  if (!('rows' in part))
    return `<p><a href="${escapeHtml(part.url)}" style="${LINK}">${escapeHtml(part.label)}</a></p>`;
  const rows = part.rows.map(
    ([name, value]) =>
      `<tr><th scope="row" style="${CELL};font-weight:normal">${shown(name)}</th><td style="${CELL}">${shown(value)}</td></tr>`,
  );
  return `<table style="border-collapse:collapse;width:100%">${rows.join('')}</table>`;
}

/** A letter in both forms that a mail carries: plain text, and HTML without pictures, scripts or anything from elsewhere. */
export function writtenLetter({ locale, subject, parts }: Letter): { subject: string; text: string; html: string } {
  const head = `<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`;
  const body = `<body style="${PAGE}">${parts.map(asHtml).join('\n')}</body>`;
  return {
    subject,
    text: `${parts.map(asText).join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${escapeHtml(locale.replace('_', '-'))}">${head}${body}</html>\n`,
  };
}
