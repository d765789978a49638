import { keepWhole } from '@/lib/format/unbroken';

/** A text whose amounts stay on one line, by the rule that the layout wrote on `<html>`: a basket has no room for it. */
export function keepPageAmounts(text: string): string {
  const { amounts } = document.documentElement.dataset;
  return amounts ? keepWhole(text, amounts) : text;
}
