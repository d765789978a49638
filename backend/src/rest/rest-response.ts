import { phpJson } from '../protocol/php-json';
import { SECURITY_HEADERS, varyHeader } from '../protocol/response-headers';

function escapeXml(text: string): string {
  return text.replace(/[<>&"]/g, (char) => `&#${char.charCodeAt(0)};`);
}

function toXml(value: unknown, name: string, indent: string): string {
  if (typeof value !== 'object' || value === null) {
    const text = typeof value === 'boolean' ? String(Number(value)) : String(value ?? '');
    return `${indent}<${name}>${escapeXml(text)}</${name}>\n`;
  }
  const isList = Array.isArray(value);
  const children = Object.entries(value).map(([key, child]) => toXml(child, isList ? 'item' : key, `${indent}  `));
  return children.length === 0
    ? `${indent}<${name}/>\n`
    : `${indent}<${name}>\n${children.join('')}${indent}</${name}>\n`;
}

function wantsXml(accept: string | null): boolean {
  const [first = ''] = (accept ?? '').split(',');
  return /^\s*(application|text)\/xml\b/.test(first);
}

/** A REST answer: JSON, or XML where the caller asks for that first. */
export function restResponse(request: Request, status: number, body: unknown): Response {
  const isXml = wantsXml(request.headers.get('accept'));
  return new Response(isXml ? `<?xml version="1.0"?>\n${toXml(body, 'response', '')}` : phpJson(body), {
    status,
    headers: {
      'Content-Type': `application/${isXml ? 'xml' : 'json'}; charset=utf-8`,
      'Cache-Control': 'no-store',
      ...SECURITY_HEADERS,
      ...varyHeader(status),
    },
  });
}
