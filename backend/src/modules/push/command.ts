import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '../../ops/run-command';
import { type PushCommand, pushOps } from './push-command';

// `npm run push`: sends a notice to a customer's browsers. Where the shop runs, the running backend does it.

const USAGE = 'Usage: npm run push -- send <email> "title" "body" [--url /path]';

function readCommand(args: string[]): PushCommand {
  try {
    const options = { url: { type: 'string', default: '/' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [action, email, title, body, ...more] = positionals;
    const read = pushOps.schema.safeParse({ action, email, title, body, path: values.url });
    if (read.success && more.length === 0) return read.data;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
  throw new UsageError(USAGE);
}

runCommand({ name: 'push', command: pushOps, read: readCommand });
