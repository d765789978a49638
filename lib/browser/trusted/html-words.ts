const CODE = /<!--.*?-->|<(script|style)\b.*?<\/\1\s*>/gis;
const TAG = /<[/!?]?[a-z[](?:=\s*(?:"[^"]*"|'[^']*')|[^>])*?>/gi;

/** The words of any HTML, without those of its scripts and styles. */
export function htmlWords(html: string): string {
  const words = html.replace(CODE, '').replace(TAG, '');
  return new DOMParser().parseFromString(words, 'text/html').body.textContent ?? '';
}
