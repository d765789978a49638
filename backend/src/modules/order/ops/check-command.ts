import type { Database } from '../../../database/connect';
import type { Mailer } from '../../../mail/mail';
import { checkLetter } from '../check/check-letter';
import { decideLine } from '../check/decide-line';
import type { Decision } from '../check/rules';
import { onOrder } from './on-order';

/** Notes the pharmacist's decision about a line, and mails the customer what is news to them. Throws `CommandError`. */
export async function runCheck(
  db: Database,
  { number, sku, ...decision }: Decision & { number: string; sku: string },
  mailer: Mailer,
): Promise<string> {
  let isNews = false;
  const done = await onOrder(db, number, async (ctx, order) => {
    const decided = await decideLine(ctx, order, sku, decision);
    isNews = decided.isNews;
    return decided.told;
  });
  if (!isNews) return done;
  await mailer.send(() => checkLetter(db, mailer.shopOrigin, number));
  return `${done} The customer is told by mail.`;
}
