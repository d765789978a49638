import type { Context } from '../../../context';
import { CommandError } from '../../../ops/ops-command';
import { contentOf, type Item } from '../documents/document-queries';
import { isVirtualItem, type OrderRow, openQuantity } from '../documents/document-rules';
import { addComment, takeOut } from '../documents/process-order';
import { legalCategories } from './queries';
import { type Decision, decisionsOf, decisionText } from './rules';

interface Decided {
  /** For who has decided it. */
  told: string;
  /** Whether the customer is to be told: something was refused, or the last line was approved. */
  isNews: boolean;
}

/**
 * Notes what the pharmacist has decided about a line of a locked order, in the transaction of `ctx`; what is refused is
 * paid back or cancelled, and is on the shelf again. A decision that is there already changes nothing.
 */
export async function decideLine(ctx: Context, order: OrderRow, sku: string, decision: Decision): Promise<Decided> {
  const { items } = await contentOf({ ...ctx }, order.id);
  const own = items.filter((item) => item.sku === sku);
  if (own.length === 0) throw new CommandError(`The order has no item ${sku}.`);
  const checked = await legalCategories(ctx, items);
  if (!own.some(({ id }) => checked.has(id))) throw new CommandError(`${sku} is nothing that a pharmacist checks.`);
  const decisions = decisionsOf(order.comments);
  const done = decision.isApproved ? 'approved' : 'not approved';
  const earlier = decisions.get(sku);
  const isGone = own.every((item) => left(item) === 0);
  // Refused in words alone, its money is still to go back.
  const isDone = earlier?.isApproved === decision.isApproved && (decision.isApproved || isGone);
  if (isDone) return { told: `${sku} is ${done} already. `, isNews: false };
  if (isGone) throw new CommandError(`Nothing of ${sku} is left in the order.`);
  if (own.some(({ quantities }) => quantities.shipped > 0)) throw new CommandError(`${sku} has been sent already.`);
  const refund = decision.isApproved ? null : await takeOut(ctx, order, own, isLast(own, items));
  await addComment(ctx, order, decisionText(sku, decision));
  const isOpen = items.some(
    (item) => item.sku !== sku && checked.has(item.id) && left(item) > 0 && !decisions.has(item.sku),
  );
  return {
    told: `${sku} is ${done}. ${refund ? `Refunded with number ${refund}. ` : ''}`,
    isNews: !decision.isApproved || !isOpen,
  };
}

/**
 * Refuses to send what a pharmacist checks and has not approved; of the pieces by the item's id, or of all that is open.
 * Throws CommandError.
 */
export async function refuseUnapproved(
  ctx: Context,
  order: OrderRow,
  quantities?: ReadonlyMap<number, number>,
): Promise<void> {
  const { items } = await contentOf({ ...ctx }, order.id);
  const checked = await legalCategories(ctx, items);
  const decisions = decisionsOf(order.comments);
  const open = items.filter((item) => {
    const wanted = quantities ? (quantities.get(item.id) ?? 0) : openQuantity('shipment', item, item.quantities);
    return checked.has(item.id) && wanted > 0 && !decisions.get(item.sku)?.isApproved;
  });
  const skus = [...new Set(open.map(({ sku }) => sku))];
  if (skus.length === 0) return;
  const commands = skus.map((sku) => `npm run order -- approve ${order.incrementId} ${sku}`);
  throw new CommandError(
    `The pharmacist has not approved ${skus.join(', ')}, so nothing is sent. Approve first: ${commands.join('; ')}.`,
  );
}

const left = ({ quantities: { ordered, canceled, refunded } }: Item) => ordered - canceled - refunded;

/** Whether nothing is left to be delivered once some items are gone. */
function isLast(own: readonly Item[], items: readonly Item[]): boolean {
  return items.every((item) => own.includes(item) || isVirtualItem(item) || left(item) === 0);
}
