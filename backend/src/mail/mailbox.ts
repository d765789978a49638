import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail } from './mail';

/** Older ones make room. */
const MOST_MAILS = 200;
const SUFFIX = '.json';
const ID = /^[0-9a-z]{9}-[0-9a-f]{12}$/;

export interface KeptMail extends Mail {
  id: string;
  from: string;
  sentAt: string;
}

let lastStamp = 0;

/** Writes a mail into a folder, as one file that only this user may read: it may hold a link to a new password. */
export async function putInMailbox(folder: string, mail: Mail, from: string): Promise<void> {
  const now = new Date();
  // Names sort by time, those of one millisecond by their order.
  lastStamp = Math.max(now.getTime(), lastStamp + 1);
  const id = `${lastStamp.toString(36).padStart(9, '0')}-${randomBytes(6).toString('hex')}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `${id}.draft`);
  const kept: KeptMail = { id, from, sentAt: now.toISOString(), ...mail };
  await writeFile(draft, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, join(folder, `${id}${SUFFIX}`));
  for (const old of (await idsIn(folder)).slice(MOST_MAILS)) await rm(join(folder, `${old}${SUFFIX}`), { force: true });
}

/** The ids of the mails in a folder, newest first. */
async function idsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => name.slice(0, -SUFFIX.length))
    .filter((id) => ID.test(id))
    .sort()
    .reverse();
}

/** The mails in a folder, newest first. */
export async function mailsIn(folder: string): Promise<KeptMail[]> {
  const mails = await Promise.all((await idsIn(folder)).map((id) => mailOf(folder, id)));
  return mails.filter((mail) => mail !== null);
}

/** One mail; null where there is none of this id. */
export async function mailOf(folder: string, id: string): Promise<KeptMail | null> {
  if (!ID.test(id)) return null;
  try {
    return JSON.parse(await readFile(join(folder, `${id}${SUFFIX}`), 'utf8')) as KeptMail;
  } catch {
    return null;
  }
}
