import { createVerify, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from '../environment';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Calls that have come, and what the next ones are answered. */
let calls: { url: string; authorization: string | undefined; body: string }[];
let answers: [status: number, body: object][];

const google = createServer(async (request, response) => {
  const url = request.url ?? '';
  calls.push({ url, authorization: request.headers.authorization, body: await text(request) });
  const grant = { access_token: `access-${calls.length}`, expires_in: 3599 };
  const [status, body] =
    url === '/token' ? [200, grant] : (answers.shift() ?? [200, { name: 'projects/shop-1/messages/1' }]);
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body, null, 2));
});

const folder = mkdtempSync(join(tmpdir(), 'firebase-'));
const file = join(folder, 'account.json');
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
  writeFileSync(
    file,
    JSON.stringify({
      ...{ type: 'service_account', project_id: 'shop-1', private_key_id: 'key-1', token_uri: `${origin}/token` },
      ...{ client_email: 'push@shop-1.example', private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }) },
    }),
  );
});
afterAll(() => {
  google.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  calls = [];
  answers = [];
});

const open = () => {
  const { pusher } = readEnvironment({ FIREBASE_SERVICE_ACCOUNT: file, FIREBASE_MESSAGING_ORIGIN: origin });
  if (!pusher) throw new Error('There are no credentials.');
  return pusher;
};
const NOTICE = { title: 'Hello', body: 'Anna', path: '/th/x' };
const decoded = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

describe('notices by Firebase', () => {
  it('are sent in the name of the service account, which signs in once', async () => {
    const pusher = open();
    expect([await pusher.send('browser-1', NOTICE), await pusher.send('browser-2', NOTICE)]).toEqual(['sent', 'sent']);
    const [grant, first, second, ...more] = calls;
    expect(more).toEqual([]);
    const form = new URLSearchParams(grant?.body);
    expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
    const [header, claims, signature] = form.get('assertion')?.split('.') ?? [];
    expect(decoded(header)).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'key-1' });
    const { iat, exp, ...said } = decoded(claims);
    expect(said).toEqual({
      iss: 'push@shop-1.example',
      scope: 'https://www.googleapis.com/auth/firebase.messaging',
      aud: `${origin}/token`,
    });
    expect(Number(exp) - Number(iat)).toBe(3600);
    const verify = createVerify('RSA-SHA256').update(`${header}.${claims}`);
    expect(verify.verify(publicKey, signature ?? '', 'base64url')).toBe(true);
    expect(first).toMatchObject({ url: '/v1/projects/shop-1/messages:send', authorization: 'Bearer access-1' });
    expect(JSON.parse(first?.body ?? '')).toEqual({
      message: {
        token: 'browser-1',
        notification: { title: 'Hello', body: 'Anna' },
        webpush: { notification: { icon: '/icons/icon-192.png' } },
        data: { url: '/th/x' },
      },
    });
    expect(second?.authorization).toBe('Bearer access-1');
  });

  it('tell which browsers are registered no more: those that left, and those that never were', async () => {
    const pusher = open();
    const detail = { '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: 'UNREGISTERED' };
    const unknown = { fieldViolations: [{ field: 'message.token', description: 'Invalid registration token' }] };
    answers = [
      [404, { error: { code: 404, status: 'NOT_FOUND', details: [detail] } }],
      [400, { error: { code: 400, status: 'INVALID_ARGUMENT', details: [unknown] } }],
    ];
    expect(await pusher.send('a', NOTICE)).toBe('unregistered');
    expect(await pusher.send('b', NOTICE)).toBe('unregistered');
  });

  it('say why they were not sent, and sign in anew once the access is refused', async () => {
    const pusher = open();
    answers = [
      [503, { error: { status: 'UNAVAILABLE' } }],
      [401, { error: { status: 'UNAUTHENTICATED' } }],
    ];
    await expect(pusher.send('a', NOTICE)).rejects.toThrow(/^Firebase answered 503: .*"UNAVAILABLE"/);
    await expect(pusher.send('a', NOTICE)).rejects.toThrow('Firebase answered 401');
    expect(await pusher.send('a', NOTICE)).toBe('sent');
    expect(calls.map(({ url }) => url.split('/').at(-1))).toEqual([
      'token',
      ...['messages:send', 'messages:send', 'token', 'messages:send'],
    ]);
  });

  it('need a key file that can be used, and without one there are none', () => {
    expect(readEnvironment({}).pusher).toBeNull();
    const read = (FIREBASE_SERVICE_ACCOUNT: string) => () => readEnvironment({ FIREBASE_SERVICE_ACCOUNT });
    expect(read(join(folder, 'none.json'))).toThrow(EnvironmentError);
    expect(read(join(folder, 'none.json'))).toThrow(
      'FIREBASE_SERVICE_ACCOUNT must name a key file, and it cannot be read',
    );
    const other = join(folder, 'other.json');
    writeFileSync(other, JSON.stringify({ project_id: 'x', private_key: 'secret' }));
    expect(read(other)).toThrow('see private_key,client_email,token_uri');
    expect(read(other)).not.toThrow('secret');
  });
});
