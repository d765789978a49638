import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { customer } from '../../database/schema/customers';
import { CommandError, type OpsCommand } from '../../ops/ops-command';
import { viewPath } from '../../view-path';
import { type Delivery, notifyCustomer } from './queries';

/** What an operator wants a customer told. */
const pushCommand = z.object({
  action: z.literal('send'),
  email: z.string().min(1),
  title: z.string().min(1).max(200),
  body: z.string().min(1).max(1000),
  /** Where a click leads, in the customer's store view. */
  path: z.string().regex(/^\/(?![/\\])\S*$/),
});

export type PushCommand = z.infer<typeof pushCommand>;

/** `npm run push`: sends a notice to all browsers that a customer wants notices in. */
export const pushOps: OpsCommand<PushCommand> = {
  schema: pushCommand,
  async run(db, { email, title, body, path }, { pusher }) {
    if (!pusher) {
      throw new CommandError('Nothing can be sent: FIREBASE_SERVICE_ACCOUNT names no key file of a Firebase project.');
    }
    const [found] = await db
      .select({ id: customer.id })
      .from(customer)
      .where(eq(sql`lower(${customer.email})`, email.trim().toLowerCase()));
    if (!found) throw new CommandError(`There is no customer ${email}.`);
    const delivery = await notifyCustomer({ db, pusher }, found.id, (view) => ({
      ...{ title, body },
      path: viewPath(view, path),
    }));
    return told(email, delivery);
  },
};

function told(email: string, { sent, forgotten, failures }: Delivery): string {
  const reasons = failures.map((failure) => (failure instanceof Error ? failure.message : String(failure)));
  const lines = [
    ...(forgotten > 0 ? [`${forgotten} no longer registered and forgotten.`] : []),
    ...[...new Set(reasons)].map((reason) => `Not sent: ${reason}`),
  ];
  if (sent === 0) throw new CommandError([`No browser of ${email} takes notices.`, ...lines].join('\n'));
  return [`Sent to ${sent} ${sent === 1 ? 'browser' : 'browsers'} of ${email}.`, ...lines].join('\n');
}
