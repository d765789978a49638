import { FACT_ATTRIBUTES } from '@/lib/pharmacy/fact-attributes';

interface JudgedLine {
  contents: readonly { product: object; parent: object | null }[];
}

const { activeAmounts, activeIngredient, maximumPerOrder, suitabilityForm } = FACT_ATTRIBUTES;

/** Whether a basket is worth judging: it holds a medicine, of which a limit may not let there be more, or which asks. */
export function isJudged(lines: readonly JudgedLine[]): boolean {
  return isAsked(lines) || [activeAmounts, activeIngredient, maximumPerOrder].some((code) => isTold(lines, code));
}

/** Whether questions are asked about any of it before it is sold. */
export function isAsked(lines: readonly JudgedLine[]): boolean {
  return isTold(lines, suitabilityForm);
}

function isTold(lines: readonly JudgedLine[], code: string): boolean {
  return lines.some(({ contents }) =>
    contents.some(({ product, parent }) => Reflect.get(product, code) || (parent && Reflect.get(parent, code))),
  );
}
