import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a running backend takes operators' commands, and the token that they need. */
export interface OpsAccess {
  url: string;
  token: string;
}

const FILE = 'ops.json';
const TOKEN_BYTES = 32;

/** A token that nobody can guess. */
export function newOpsToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Leaves the access in the data folder for this user's eyes alone, until the process ends. */
export function publishOpsAccess(dataDir: string, access: OpsAccess): void {
  const file = join(dataDir, FILE);
  // A file that is there keeps the mode it has.
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(access), { mode: 0o600 });
  process.on('exit', () => rmSync(file, { force: true }));
}

/** The access that a running backend has left; null where there is none. */
export function readOpsAccess(dataDir: string): OpsAccess | null {
  try {
    const { url, token } = JSON.parse(readFileSync(join(dataDir, FILE), 'utf8')) as Partial<OpsAccess>;
    return typeof url === 'string' && typeof token === 'string' ? { url, token } : null;
  } catch {
    return null;
  }
}
