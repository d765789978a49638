import { sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Notice, Pusher } from './pusher';

const serviceAccount = z.object({
  project_id: z.string().min(1),
  private_key_id: z.string().optional(),
  private_key: z.string().includes('PRIVATE KEY'),
  client_email: z.string().min(1),
  token_uri: z.url(),
});

/** Who may send in a Firebase project's name, as the key file that its console gives says. */
type ServiceAccount = z.infer<typeof serviceAccount>;

interface FirebaseOptions {
  account: ServiceAccount;
  /** Where messages are taken; Google's own by default. */
  origin?: string | undefined;
}

/** Reads the key file of a service account. Throws where it cannot be used, without telling what is in it. */
export function readServiceAccount(path: string): ServiceAccount {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new Error('cannot be read as JSON');
  }
  const read = serviceAccount.safeParse(content);
  if (read.success) return read.data;
  throw new Error(`is no key of a service account: see ${read.error.issues.map(({ path }) => path.join('.')).join()}`);
}

const GOOGLE = 'https://fcm.googleapis.com';
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const TIMEOUT_MS = 15_000;
const ASSERTION_SECONDS = 3600;
/** A token of the last minute may have ended when it arrives. */
const SPARE_SECONDS = 60;

/** Sends by Firebase's HTTP v1 API. */
export function openFirebase({ account, origin = GOOGLE }: FirebaseOptions): Pusher {
  const url = `${origin}/v1/projects/${encodeURIComponent(account.project_id)}/messages:send`;
  let access: { token: string; until: number } | undefined;

  async function accessToken(): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    if (access && access.until > now) return access.token;
    const answer = await post(account.token_uri, {
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: assertionOf(account, now),
      }),
    });
    if (!answer.ok) throw new Error(`Google's sign-in answered ${answer.status}: ${await reasonOf(answer)}`);
    const given = grant.parse(await answer.json());
    access = { token: given.access_token, until: now + given.expires_in - SPARE_SECONDS };
    return access.token;
  }

  return {
    async send(token, notice) {
      const answer = await post(url, {
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await accessToken()}` },
        body: JSON.stringify(messageOf(token, notice)),
      });
      if (answer.ok) return 'sent';
      const reason = await reasonOf(answer);
      // Of a token that it never gave Firebase says that the argument is invalid.
      if (/"UNREGISTERED"|"message\.token"/.test(reason)) return 'unregistered';
      if (answer.status === 401) access = undefined;
      throw new Error(`Firebase answered ${answer.status}: ${reason}`);
    },
  };
}

const grant = z.object({ access_token: z.string().min(1), expires_in: z.number() });

const post = (url: string, init: RequestInit) =>
  fetch(url, { ...init, method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MS) });

/** The worker reads the path as data: Firebase's own link must be absolute and secure. The icon is the storefront's. */
function messageOf(token: string, { title, body, path }: Notice) {
  const webpush = { notification: { icon: '/icons/icon-192.png' } };
  return { message: { token, notification: { title, body }, webpush, data: { url: path } } };
}

/** What Google signs in by: claims that only who has the account's key can sign. */
function assertionOf({ client_email, private_key, private_key_id, token_uri }: ServiceAccount, now: number): string {
  const header = { alg: 'RS256', typ: 'JWT', kid: private_key_id };
  const claims = { iss: client_email, scope: SCOPE, aud: token_uri, iat: now, exp: now + ASSERTION_SECONDS };
  const text = `${encoded(header)}.${encoded(claims)}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), private_key).toString('base64url')}`;
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const MOST_OF_REASON = 1000;

async function reasonOf(answer: Response): Promise<string> {
  return (await answer.text()).slice(0, MOST_OF_REASON).replace(/\s+/g, ' ');
}
