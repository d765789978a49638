import { join } from 'node:path';
import { FolderLockedError } from '../database/folder-lock';
import { migrate } from '../database/migrate';
import { DatabaseUnusableError, openDatabase } from '../database/open-database';
import { type Environment, EnvironmentError, readEnvironment } from '../environment';
import { openMailer } from '../mail/mailer';
import { readOpsAccess } from './ops-access';
import { CommandError, type OpsCommand } from './ops-command';

/** The command was not understood. */
export class UsageError extends Error {}

interface Told<Input> {
  /** Its name in addresses: `/ops/<name>`. */
  name: string;
  command: OpsCommand<Input>;
  /** Reads the command line; throws `UsageError`. */
  read: (args: string[]) => Input;
}

/** Does what a command line says, and ends the process. Where the shop runs, the running backend does it. */
export function runCommand<Input>(told: Told<Input>): void {
  run(told).then(
    (message) => {
      process.stdout.write(`${message}\n`);
      process.exit(0);
    },
    (error: unknown) => {
      process.stderr.write(`${explain(error)}\n`);
      process.exit(1);
    },
  );
}

async function run<Input>(told: Told<Input>): Promise<string> {
  const input = told.read(process.argv.slice(2));
  const environment = readEnvironment(process.env);
  try {
    return await runHere(environment, told.command, input);
  } catch (error) {
    // An embedded database has one process at a time: the shop runs.
    if (error instanceof FolderLockedError) return askRunning(environment, { name: told.name, input, locked: error });
    throw error;
  }
}

async function runHere<Input>(
  { databaseUrl, dataDir, shopOrigin, mailFrom, smtpUrl, pusher }: Environment,
  command: OpsCommand<Input>,
  input: Input,
) {
  const { db, close } = await openDatabase({ databaseUrl, dataDir }, { prepare: migrate });
  const mailer = openMailer({
    ...{ shopOrigin, address: mailFrom, smtpUrl, mailbox: join(dataDir, 'mailbox') },
    log: (error) => process.stderr.write(`${explain(error)}\n`),
  });
  try {
    return await command.run(db, input, { pusher, mailer });
  } finally {
    await mailer.close();
    await close();
  }
}

interface Asked {
  name: string;
  input: unknown;
  locked: Error;
}

async function askRunning({ dataDir }: Environment, { name, input, locked }: Asked): Promise<string> {
  const access = readOpsAccess(dataDir);
  if (!access) throw locked;
  const answer = await fetch(`${access.url}/ops/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access.token}` },
    body: JSON.stringify(input),
  });
  if (![200, 409].includes(answer.status)) throw new Error(`The running backend answered ${answer.status}.`);
  const { message } = (await answer.json()) as { message: string };
  if (answer.status === 409) throw new CommandError(message);
  return message;
}

const EXPECTED = [UsageError, EnvironmentError, FolderLockedError, DatabaseUnusableError, CommandError];

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return EXPECTED.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message);
}
