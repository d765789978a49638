import type { z } from 'zod';
import type { Database } from '../database/connect';
import type { Mailer } from '../mail/mail';
import type { Pusher } from '../push/pusher';

/** What an operator wants cannot be done; the message is for them. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** What commands do beside the database. */
export interface OpsServices {
  /** Null where no Firebase project is configured. */
  pusher: Pusher | null;
  mailer: Mailer;
}

/** What an operator may want, and how it is done: all or nothing, and told in words. */
export interface OpsCommand<Input> {
  schema: z.ZodType<Input>;
  /** Throws `CommandError` where it cannot be done. */
  run: (db: Database, input: Input, services: OpsServices) => Promise<string>;
}

/** A command of any input. */
export type AnyCommand = OpsCommand<unknown>['run'];

/** Checks what came over the network before it runs. */
export function checked<Input>({ schema, run }: OpsCommand<Input>): AnyCommand {
  return (db, input, services) => run(db, schema.parse(input), services);
}
