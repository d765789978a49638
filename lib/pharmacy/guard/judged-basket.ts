import { FACT_ATTRIBUTES } from '@/lib/pharmacy/fact-attributes';

interface JudgedLine {
  quantity: number;
  contents: readonly { quantity: number; product: object; parent: object | null }[];
}

const CODES = [FACT_ATTRIBUTES.activeAmounts, FACT_ATTRIBUTES.activeIngredient, FACT_ATTRIBUTES.maximumPerOrder];

/** Whether a basket is worth judging: one pack of a medicine shares nothing, and no limit is below one. */
export function isJudged(lines: readonly JudgedLine[]): boolean {
  const packs = lines.flatMap(({ quantity, contents }) =>
    contents.map((content) => (CODES.some((code) => isTold(content, code)) ? quantity * content.quantity : 0)),
  );
  return packs.reduce((sum, count) => sum + count, 0) > 1;
}

function isTold({ product, parent }: JudgedLine['contents'][number], code: string): boolean {
  return Boolean(Reflect.get(product, code) || (parent && Reflect.get(parent, code)));
}
