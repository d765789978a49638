import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';

const LOCK_FILE = 'backend.lock';

/** How often a lock's time is set while it is held: hosts cannot see each other's processes. */
const REFRESH_MS = 5_000;

/** What another host has not refreshed for so long is nobody's: its process may have been busy for some of it. */
const STALE_MS = 30_000;

interface Holder {
  pid: number;
  /** Each container has a name of its own, and a process 1 of its own. */
  host: string;
  /** When that process started, as the kernel counts it; null where the system does not tell. */
  started: string | null;
}

/** Another process uses the folder. */
export class FolderLockedError extends Error {
  override name = 'FolderLockedError';

  constructor(
    readonly folder: string,
    holder: Pick<Holder, 'pid' | 'host'> | null,
  ) {
    const elsewhere =
      holder && holder.host !== hostname() ? ` of ${holder.host}, or was ${STALE_MS / 1000} seconds ago` : '';
    super(
      `The data folder ${folder} is in use by process ${holder?.pid ?? 0}${elsewhere}. Stop that process, or set DATA_DIR to another folder.`,
    );
  }
}

const held = new Set<string>();

/** Of nobody else's files in the folder. */
const OWN_NAME = `${hostname()}.${process.pid}`;

/**
 * Takes the data folder for this process alone (the embedded database does not guard its files) and gives the
 * function that lets go of it. A lock whose process is gone, killed for instance, is taken over; of another host, which
 * may be a container on the same volume, one that is not refreshed.
 * Throws `FolderLockedError` when another process, or this one, holds it.
 */
export function lockFolder(dataDir: string): () => void {
  const folder = resolve(dataDir);
  const file = join(folder, LOCK_FILE);
  mkdirSync(folder, { recursive: true });
  // Two attempts are enough: a lost race for a stale lock means that somebody else holds it now.
  if (!create(file)) {
    removeStale(folder, file);
    if (!create(file)) throw new FolderLockedError(folder, readHolder(file));
  }
  held.add(file);
  const refreshing = setInterval(() => refresh(file), REFRESH_MS).unref();
  const release = () => {
    process.off('exit', release);
    clearInterval(refreshing);
    if (held.delete(file)) rmSync(file, { force: true });
  };
  process.on('exit', release);
  return release;
}

function refresh(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // A folder that somebody has removed needs no lock.
  }
}

function create(file: string): boolean {
  const holder: Holder = { pid: process.pid, host: hostname(), started: startOf(process.pid) };
  // Linked into place with its content, so that nobody ever reads half a lock.
  const draft = `${file}.${OWN_NAME}.new`;
  writeFileSync(draft, JSON.stringify(holder));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function removeStale(folder: string, file: string): void {
  const holder = readHolder(file);
  if (holder && isAlive(holder, file)) throw new FolderLockedError(folder, holder);
  // Renaming is atomic: of several processes that found the lock stale only one moves it away.
  const grave = `${file}.${OWN_NAME}`;
  try {
    renameSync(file, grave);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  const buried = readHolder(grave);
  // Between reading and renaming somebody else took the stale lock over: give it back.
  if (buried && isAlive(buried, file, grave)) {
    renameSync(grave, file);
    throw new FolderLockedError(folder, buried);
  }
  rmSync(grave, { force: true });
}

function readHolder(file: string): Holder | null {
  try {
    const { pid, host = hostname(), started = null } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
    return typeof pid === 'number' ? { pid, host, started } : null;
  } catch {
    return null;
  }
}

/** Whether the holder of a lock, now called `path`, still has it. */
function isAlive(holder: Holder, file: string, path = file): boolean {
  if (holder.host !== hostname()) return Date.now() - lastRefreshed(path) < STALE_MS;
  // In a container a restarted process often has the number of the one that was killed.
  if (holder.pid === process.pid) return held.has(file);
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  const started = startOf(holder.pid);
  return started === null || holder.started === null || started === holder.started;
}

function lastRefreshed(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** The start of a process in clock ticks since boot, with the boot's id: no later process repeats it. Linux only. */
function startOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may contain spaces; the start is the 20th field behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${boot}/${fields[19] ?? ''}`;
  } catch {
    return null;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
