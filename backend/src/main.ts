import { join } from 'node:path';
import type { Connection } from './database/connect';
import { FolderLockedError } from './database/folder-lock';
import { migrate } from './database/migrate';
import { DatabaseUnusableError, openShopDatabase } from './database/open-database';
import { seedWhenEmpty } from './database/seed/seed-when-empty';
import { type Environment, EnvironmentError, readEnvironment } from './environment';
import { type HttpListener, openListener } from './http-listener';
import { openMailer } from './mail/mailer';
import { placeDemoOrders } from './modules/order/demo/place-demo-orders';
import { newOpsToken, publishOpsAccess } from './ops/ops-access';
import { createServer, logToStandardError } from './server';

const EXPECTED = [EnvironmentError, FolderLockedError, DatabaseUnusableError];

/** A start that failed for a reason the operator can remove; everything else is a fault with a stack. */
function explain(error: unknown): string {
  if (EXPECTED.some((kind) => error instanceof kind)) return String((error as Error).message);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function openPort({ port, host }: Environment): Promise<HttpListener> {
  try {
    return await openListener(port, host);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new EnvironmentError(`Port ${port} is in use. Stop what uses it, or set BACKEND_PORT to another port.`);
    if (code === 'EACCES')
      throw new EnvironmentError(`Port ${port} may not be opened. Set BACKEND_PORT to another port.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new EnvironmentError(`This machine has no address "${host}". Set BACKEND_HOST to one of its own.`);
    throw error;
  }
}

/** Ends the process once the requests under way are answered; the folder's lock goes with the process. */
function stopOnSignals(listener: HttpListener, close: () => Promise<void>): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await listener.close();
    await close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  // The port first: a second start must fail before it touches the data.
  const listener = await openPort(environment);
  const folder = join(environment.dataDir, 'mailbox');
  const { shopOrigin, smtpUrl, mailFrom: address } = environment;
  const mailer = openMailer({ shopOrigin, address, smtpUrl, mailbox: folder, log: logToStandardError });
  let connection: Connection | undefined;
  stopOnSignals(listener, async () => {
    await mailer.close();
    await connection?.close();
  });
  connection = await openShopDatabase(environment, async (db) => {
    await migrate(db);
    await seedWhenEmpty(db);
    await placeDemoOrders(db);
  });
  const { publicUrl: origin, cachingApplication, trustedHops, config, pusher, suitabilitySecret } = environment;
  const mailbox = smtpUrl ? undefined : folder;
  // Operators reach a database server themselves.
  const opsToken = environment.databaseUrl ? undefined : newOpsToken();
  const { fetch } = createServer({
    db: connection.db,
    ...{ origin, cachingApplication, trustedHops, config, mailer, mailbox, opsToken, pusher, suitabilitySecret },
  });
  listener.handle(fetch);
  if (opsToken) publishOpsAccess(environment.dataDir, { url: listener.url, token: opsToken });
  console.log(`Backend ready at ${listener.url}`);
}

start().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
