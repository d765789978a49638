import { parseArgs } from 'node:util';
import { FolderLockedError } from '../../../database/folder-lock';
import { migrate } from '../../../database/migrate';
import { DatabaseUnusableError, openDatabase } from '../../../database/open-database';
import { type Environment, EnvironmentError, readEnvironment } from '../../../environment';
import { ProcessError } from '../documents/process-order';
import { readOpsAccess } from './ops-access';
import { type OrderCommand, orderCommand, runOrderCommand } from './order-command';

// `npm run order`: moves an order on. Where the shop runs, the running backend does it.

const USAGE = `Usage: npm run order -- <invoice|ship|refund|cancel|comment|show> <number>
  [--item SKU=2]…  only so much of it   [--track carrier:number[:title]]…  of a shipment   [--comment "text"]`;

/** The command was not understood. */
class UsageError extends Error {}

function trackOf(given: string) {
  const [carrier, number, ...title] = given.split(':');
  if (!carrier || !number) throw new UsageError(`--track takes carrier:number, not "${given}".\n${USAGE}`);
  return { carrier, number, title: title.join(':') || carrier.toUpperCase() };
}

function itemOf(given: string): [string, number] {
  const [, sku, quantity] = /^(.+)=(\d+(?:\.\d+)?)$/.exec(given) ?? [];
  if (!sku) throw new UsageError(`--item takes SKU=quantity, not "${given}".\n${USAGE}`);
  return [sku, Number(quantity)];
}

function readCommand(args: string[]): OrderCommand {
  const many = { type: 'string', multiple: true } as const;
  let parsed: { values: { item?: string[]; track?: string[]; comment?: string }; positionals: string[] };
  try {
    const options = { item: many, track: many, comment: { type: 'string' } } as const;
    parsed = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
  const { values, positionals } = parsed;
  const [action, number, ...more] = positionals;
  const read = orderCommand.safeParse({
    ...{ action, number, comment: values.comment, tracks: (values.track ?? []).map(trackOf) },
    items: values.item && Object.fromEntries(values.item.map(itemOf)),
  });
  if (!read.success || more.length > 0) throw new UsageError(USAGE);
  return read.data;
}

async function run(): Promise<string> {
  const command = readCommand(process.argv.slice(2));
  const environment = readEnvironment(process.env);
  try {
    return await runHere(environment, command);
  } catch (error) {
    // An embedded database has one process at a time: the shop runs.
    if (error instanceof FolderLockedError) return askRunning(environment, command, error);
    throw error;
  }
}

async function runHere({ databaseUrl, dataDir }: Environment, command: OrderCommand): Promise<string> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir }, { prepare: migrate });
  try {
    return await runOrderCommand(db, command);
  } finally {
    await close();
  }
}

async function askRunning({ dataDir }: Environment, command: OrderCommand, locked: Error): Promise<string> {
  const access = readOpsAccess(dataDir);
  if (!access) throw locked;
  const answer = await fetch(`${access.url}/ops/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access.token}` },
    body: JSON.stringify(command),
  });
  if (![200, 409].includes(answer.status)) throw new Error(`The running backend answered ${answer.status}.`);
  const { message } = (await answer.json()) as { message: string };
  if (answer.status === 409) throw new ProcessError(message);
  return message;
}

const EXPECTED = [UsageError, EnvironmentError, FolderLockedError, DatabaseUnusableError, ProcessError];

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return EXPECTED.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message);
}

run().then(
  (message) => {
    process.stdout.write(`${message}\n`);
    process.exit(0);
  },
  (error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  },
);
