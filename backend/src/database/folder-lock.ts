import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const LOCK_FILE = 'backend.lock';

interface Holder {
  pid: number;
  /** When that process started, as the kernel counts it; null where the system does not tell. */
  started: string | null;
}

/** Another process uses the folder. */
export class FolderLockedError extends Error {
  override name = 'FolderLockedError';

  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that process, or set DATA_DIR to another folder.`,
    );
  }
}

const held = new Set<string>();

/**
 * Takes the data folder for this process alone (the embedded database does not guard its files) and gives the
 * function that lets go of it. A lock whose process is gone, killed for instance, is taken over.
 * Throws `FolderLockedError` when another process, or this one, holds it.
 */
export function lockFolder(dataDir: string): () => void {
  const folder = resolve(dataDir);
  const file = join(folder, LOCK_FILE);
  mkdirSync(folder, { recursive: true });
  // Two attempts are enough: a lost race for a stale lock means that somebody else holds it now.
  if (!create(file)) {
    removeStale(folder, file);
    if (!create(file)) throw new FolderLockedError(folder, readHolder(file)?.pid ?? 0);
  }
  held.add(file);
  const release = () => {
    process.off('exit', release);
    if (held.delete(file)) rmSync(file, { force: true });
  };
  process.on('exit', release);
  return release;
}

function create(file: string): boolean {
  const holder: Holder = { pid: process.pid, started: startOf(process.pid) };
  // Linked into place with its content, so that nobody ever reads half a lock.
  const draft = `${file}.${process.pid}.new`;
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
  if (holder && isAlive(holder, file)) throw new FolderLockedError(folder, holder.pid);
  // Renaming is atomic: of several processes that found the lock stale only one moves it away.
  const grave = `${file}.${process.pid}`;
  try {
    renameSync(file, grave);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  const buried = readHolder(grave);
  // Between reading and renaming somebody else took the stale lock over: give it back.
  if (buried && isAlive(buried, file)) {
    renameSync(grave, file);
    throw new FolderLockedError(folder, buried.pid);
  }
  rmSync(grave, { force: true });
}

function readHolder(file: string): Holder | null {
  try {
    const { pid, started = null } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
    return typeof pid === 'number' ? { pid, started } : null;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder, file: string): boolean {
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
