import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { type Connection, type ConnectOptions, connect } from './connect';
import { BrokenThreadError } from './embedded/guarded-database';
import { FolderLockedError, lockFolder } from './folder-lock';

/** The database cannot be opened for a reason that the operator can remove; the message is one line and names it. */
export class DatabaseUnusableError extends Error {
  override name = 'DatabaseUnusableError';
}

interface Place {
  databaseUrl?: string | undefined;
  dataDir: string;
}

/** Opens `databaseUrl`, else `dataDir`, locked. Throws `FolderLockedError`, or `DatabaseUnusableError` for the rest. */
export async function openDatabase(
  { databaseUrl, dataDir }: Place,
  { prepare, queryLimit }: Pick<ConnectOptions, 'prepare' | 'queryLimit'>,
): Promise<Connection> {
  let isOpen = false;
  try {
    // A database server guards its own data.
    if (!databaseUrl) lockFolder(dataDir);
    return await connect({
      ...(databaseUrl ? { databaseUrl } : { dataDir }),
      async prepare(db) {
        isOpen = true;
        await prepare?.(db);
      },
      ...(queryLimit === undefined ? {} : { queryLimit }),
    });
  } catch (error) {
    if (error instanceof FolderLockedError) throw error;
    const problem = databaseUrl ? !isOpen && serverProblem(databaseUrl, error) : folderProblem(dataDir, error, isOpen);
    throw problem ? new DatabaseUnusableError(problem, { cause: error }) : error;
  }
}

/** Far beyond what any query of a shop takes. */
const QUERY_LIMIT_MS = 5_000;

/** Opens the database of a running shop: once it is prepared no query takes for ever. Throws as `openDatabase` does. */
export function openShopDatabase(
  place: Place,
  prepare: NonNullable<ConnectOptions['prepare']>,
  queryLimit = QUERY_LIMIT_MS,
): Promise<Connection> {
  return openDatabase(place, { prepare, queryLimit });
}

function serverProblem(databaseUrl: string, error: unknown): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  // Without user and password, which are nobody's business in a log.
  const server = `${hostname}:${port || '5432'}${pathname}`;
  const reason = error instanceof Error ? error.message || String(codeOf(error)) : String(error);
  return `The Postgres ${server} cannot be used (${reason}). Start it, or correct DATABASE_URL.`;
}

const LEAST_SPACE = 1_048_576;
/** As the system, the embedded database's machine and Postgres call it. */
const NO_SPACE = ['ENOSPC', 51, '53100'];

/** As Postgres calls damaged data, a damaged index, a missing file and one that cannot be read. */
const DAMAGED = ['XX001', 'XX002', '58P01', '58030'];

function folderProblem(dataDir: string, error: unknown, isOpen: boolean): string | null {
  const code = codeOf(error);
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `DATA_DIR is ${dataDir}, which is no folder. Set it to a folder, there or to be made.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `The folder ${dataDir} may not be written. Allow it, or set DATA_DIR to another folder.`;
  if (NO_SPACE.some((one) => one === code) || spaceIn(dataDir) < LEAST_SPACE)
    return `There is no space left for the database in ${dataDir}. Make some, or set DATA_DIR to a folder elsewhere.`;
  const cause = causeOf(error);
  const isBroken = cause instanceof BrokenThreadError;
  if (isOpen && !isBroken && !DAMAGED.some((one) => one === code)) return null;
  const reason = (cause instanceof Error ? cause.message : String(cause)).split('\n', 1)[0]?.replace(/\.$/, '');
  // A thread that breaks may have had too little memory; the data may be sound.
  if (isOpen && isBroken)
    return `The database in ${join(dataDir, 'pgdata')} broke off (${reason}). Start the shop again; if that fails too, restore that folder.`;
  return `The database in ${join(dataDir, 'pgdata')} is damaged or half made (${reason}). Restore that folder, remove it to begin anew, or set DATA_DIR to another.`;
}

/** The code of an error, or of what caused it. */
function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error) return error.code;
  if ('errno' in error) return error.errno;
  return codeOf(error.cause);
}

/** What a query of Drizzle's failed of. */
function causeOf(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error;
}

function spaceIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
