import { type FactLabels, readMedicineFacts } from '@/lib/pharmacy/medicine-facts';
import type { GuardedLine } from './ingredient-guard';

/** A line of a cart, as far as it is judged. */
export interface JudgedLine {
  key: string;
  quantity: number;
  contents: readonly { uid: string; name: string; quantity: number; product: object; parent: object | null }[];
}

/** A cart's lines with the facts of what they hold. */
export function guardedLines(lines: readonly JudgedLine[], attributes: FactLabels): GuardedLine[] {
  return lines.map(({ key, quantity, contents }) => ({
    key,
    quantity,
    contents: contents.map(({ product, parent, ...content }) => ({
      ...content,
      facts: readMedicineFacts(product, parent, attributes),
    })),
  }));
}
