import { runCommand, UsageError } from '../../../ops/run-command';
import { type ReviewCommand, reviewOps } from './review-command';

// `npm run review`: tells the reviews that wait for approval, and approves or rejects one.

const USAGE = 'Usage: npm run review -- list | approve <number> | reject <number>';

function readCommand([action, number, ...more]: string[]): ReviewCommand {
  const id = /^\d+$/.test(number ?? '') ? Number(number) : undefined;
  const read = reviewOps.schema.safeParse({ action, id });
  if (!read.success || more.length > 0 || (action === 'list' && number !== undefined)) throw new UsageError(USAGE);
  return read.data;
}

runCommand({ name: 'review', command: reviewOps, read: readCommand });
