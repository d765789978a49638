/** On what a page says of some variants only: their SKUs, as JSON. The form shows it with one of them. */
export const OF_VARIANTS = 'data-of-variants';

/** Shows what a page says of the chosen variant, and hides what it says of others. */
export function showVariantParts(sku: string): void {
  for (const part of document.querySelectorAll<HTMLElement>(`[${OF_VARIANTS}]`)) {
    part.hidden = !JSON.parse(part.getAttribute(OF_VARIANTS) ?? '[]').includes(sku);
  }
}
