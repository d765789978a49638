/**
 * JSON as Magento writes it: slashes escaped, everything beyond ASCII as `\uXXXX`. The same value when
 * parsed; the same bytes too, which byte-wise comparisons and signatures of clients rely on.
 */
export function phpJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('/', '\\/')
    .replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
