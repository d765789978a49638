/** A text whose amounts have no space to break at, by the rule that the layout wrote on `<html>`: baskets have no room. */
export function keepPageAmounts(text: string): string {
  return text.replace(new RegExp(document.documentElement.dataset.amounts ?? '(?!)', 'giu'), '\u00a0');
}
