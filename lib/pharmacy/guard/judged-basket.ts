import { FACT_ATTRIBUTES } from '@/lib/pharmacy/fact-attributes';

interface JudgedLine {
  contents: readonly { product: object; parent: object | null }[];
}

const CODES = [FACT_ATTRIBUTES.activeAmounts, FACT_ATTRIBUTES.activeIngredient, FACT_ATTRIBUTES.maximumPerOrder];

/** Whether a basket is worth judging: it holds a medicine, of which a limit may not let there be more. */
export function isJudged(lines: readonly JudgedLine[]): boolean {
  return lines.some(({ contents }) => contents.some((content) => CODES.some((code) => isTold(content, code))));
}

function isTold({ product, parent }: JudgedLine['contents'][number], code: string): boolean {
  return Boolean(Reflect.get(product, code) || (parent && Reflect.get(parent, code)));
}
