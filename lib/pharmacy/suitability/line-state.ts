import type { CartLine } from '@/lib/cart/cart';
import { lineContents } from '@/lib/cart/items/line-contents';
import { type AskedLine, formsOf } from './form-of';

/** How a line of a basket stands to its questions, as far as a browser can tell; the till alone can open a seal. */
export type LineState = 'given' | 'over' | 'missing';

/** What a line's options say of its questions; null where none are asked. */
export function lineState(line: AskedLine, entered: readonly string[], now = Date.now()): LineState | null {
  const forms = formsOf(line);
  if (forms.size === 0) return null;
  for (const text of entered) {
    const [, form = '', until = ''] = /\sForm: (\S+), version \d+, \S+ Seal: ([a-z\d]+)\./.exec(plain(text)) ?? [];
    if (forms.has(form)) return Number.parseInt(until, 36) > now ? 'given' : 'over';
  }
  return 'missing';
}

/** The same of a line of the shopper's cart. */
export function cartLineState({ answer, input }: Pick<CartLine, 'answer' | 'input'>): LineState | null {
  const entered = (input.entered_options ?? []).map(({ value }) => value);
  return lineState({ ...answer, contents: lineContents(answer) }, entered);
}

/** What makes a line's seal one of its kind; null where nothing is sealed. */
export function sealOf({ input }: Pick<CartLine, 'input'>): string | null {
  const texts = (input.entered_options ?? []).map(({ value }) => plain(value)).join(' ');
  return /\sSeal: [a-z\d]+\.([a-f\d]{64})/.exec(texts)?.[1] ?? null;
}

/** As any Magento gives it back, its lines broken in whatever way. */
function plain(text: string): string {
  return text.replace(/<br\s*\/?>/gi, ' ').replace(/\s+/g, ' ');
}
