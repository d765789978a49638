const STYLE_SHEET = '<link rel="stylesheet"';

const INLINE_SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Runs the shop's own inline scripts before the document asks for a style sheet: below it they wait for it, and with
 * them the rest of the document, what they ask for and a part of the first paint. React finds an empty one in its place.
 */
export function advanceScripts(html: string, own: ReadonlySet<string>): string {
  const start = html.indexOf(STYLE_SHEET);
  if (start < 0) return html;
  const advanced: string[] = [];
  const rest = html.slice(start).replace(INLINE_SCRIPT, (script, text: string) => {
    if (!own.has(text)) return script;
    advanced.push(script);
    return '<script></script>';
  });
  return html.slice(0, start) + advanced.join('') + rest;
}
