import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from './mail';
import { mailsIn } from './mailbox';
import { serveMailbox } from './mailbox-page';
import { openMailer } from './mailer';

const MAIL: Mail = {
  to: 'anna@example.com',
  subject: 'ยินดีต้อนรับ <b>',
  text: 'Hello & <welcome>',
  html: '<p>Hello</p><script>top.hacked = 1</script><a href="https://shop.example/?a=1&amp;b=2">Go</a>',
};

let folder: string;
let faults: unknown[];
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'mail-')), 'mailbox');
  faults = [];
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

const mailerTo = (smtpUrl?: string, mailbox = folder) =>
  openMailer({
    shopOrigin: 'https://shop.example',
    address: 'Shop <shop@example.com>',
    smtpUrl,
    mailbox,
    log: (error) => faults.push(error),
  });

describe('without a mail server', () => {
  it('mails are files that nobody else may read', async () => {
    await mailerTo().send(MAIL);
    await mailerTo().send({ ...MAIL, to: 'bob@example.com', replyTo: 'eve@example.com' });
    expect(await mailsIn(folder)).toMatchObject([
      { to: 'bob@example.com', replyTo: 'eve@example.com' },
      { ...MAIL, from: 'Shop <shop@example.com>' },
    ]);
    const [name = ''] = await readdir(folder);
    expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
    expect((await stat(folder)).mode & 0o077).toBe(0);
  });

  it('the newest two hundred are kept', async () => {
    await mailerTo().send(MAIL);
    for (let n = 0; n < 201; n += 1) {
      await writeFile(
        join(folder, `zzzzzzz${String(n).padStart(2, '0').slice(0, 2)}-${String(n).padStart(12, '0')}.json`),
        '{}',
      );
    }
    await mailerTo().send(MAIL);
    expect(await readdir(folder)).toHaveLength(200);
  });

  it('a mail that cannot be written is told of in the log, and nothing throws', async () => {
    await writeFile(join(folder, '..', 'file'), '');
    await mailerTo(undefined, join(folder, '..', 'file')).send(MAIL);
    expect(faults).toMatchObject([{ message: 'The mail "ยินดีต้อนรับ <b>" was not sent.', cause: expect.any(Error) }]);
  });

  it('a mail that cannot be written in words is told of too', async () => {
    await mailerTo().send(async () => {
      throw new Error('no such order');
    });
    expect(faults).toMatchObject([{ cause: { message: 'no such order' } }]);
  });
});

describe('with a mail server', () => {
  let server: Server;
  let said: string;
  let answer: string;
  beforeEach(async () => {
    [said, answer] = ['', '250 OK'];
    server = createServer((socket) => {
      let isData = false;
      socket.write('220 mail\r\n');
      socket.on('data', (chunk) => {
        said += chunk.toString();
        for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
          if (isData) {
            if (line !== '.') continue;
            isData = false;
            socket.write(`${answer}\r\n`);
          } else if (line === 'DATA') {
            isData = true;
            socket.write('354 go on\r\n');
          } else if (line === 'QUIT') socket.end('221 bye\r\n');
          else socket.write('250 OK\r\n');
        }
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => server.close());
  const url = () => `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`;

  it('it gets the mail, and no folder does', async () => {
    const mailer = mailerTo(url());
    await mailer.send({ ...MAIL, replyTo: 'eve@example.com' });
    await mailer.close();
    expect(faults).toEqual([]);
    expect(said).toContain('MAIL FROM:<shop@example.com>');
    expect(said).toContain('RCPT TO:<anna@example.com>');
    expect(said).toContain('Reply-To: eve@example.com');
    expect(await mailsIn(folder)).toEqual([]);
  });

  it('nobody waits for it, and what it refuses is told of in the log', async () => {
    answer = '554 no';
    const mailer = mailerTo(url());
    await mailer.send(MAIL);
    expect(said).toBe('');
    await mailer.close();
    expect(faults).toMatchObject([{ cause: { responseCode: 554 } }]);
  });

  it('one that is down is told of in the log', async () => {
    const closed = url();
    await new Promise((resolve) => server.close(resolve));
    const mailer = mailerTo(closed);
    await mailer.send(MAIL);
    await mailer.close();
    expect(faults).toMatchObject([{ cause: { code: expect.stringMatching(/ECONNREFUSED|ESOCKET/) } }]);
  });
});

describe('/mailbox', () => {
  const get = async (below: string, init?: RequestInit) => {
    const response = await serveMailbox(new Request(`http://127.0.0.1/mailbox${below}`, init), folder, below);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it('[SESS-9] lists the mails, newest first, and shows each so that nothing of it runs', async () => {
    expect(await get('')).toMatchObject({ status: 200, text: expect.stringContaining('There is no mail.') });
    await mailerTo().send(MAIL);
    await mailerTo().send({ ...MAIL, to: '"><img src=x>@example.com' });
    const { text: listed } = await get('/');
    expect(listed.indexOf('&quot;&gt;&lt;img src=x&gt;@example.com')).toBeLessThan(listed.indexOf('anna@example.com'));
    expect(listed).toContain('ยินดีต้อนรับ &lt;b&gt;');
    const [, id = ''] = (await mailsIn(folder)).map((mail) => mail.id);
    expect(listed).toContain(`href="/mailbox/${id}"`);
    const { text, headers } = await get(`/${id}`);
    expect(text).not.toContain('<script>');
    expect(text).toMatch(/<iframe [^>]*sandbox="allow-top-navigation-by-user-activation" srcdoc="[^"]*&lt;script&gt;/);
    expect(text).toContain('a=1&amp;amp;b=2');
    expect(text).toContain('Hello &amp; &lt;welcome&gt;');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/nope', '/..%2fbackend.lock', '/../secret', '/0000000000-000000000000'])(
    'knows no mail %s',
    async (below) => {
      await mailerTo().send(MAIL);
      expect((await get(below)).status).toBe(404);
    },
  );

  it('is for those at this machine: not for whom a proxy lets in, and for reading alone', async () => {
    await mailerTo().send(MAIL);
    expect((await get('', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(404);
    expect((await get('', { method: 'POST' })).status).toBe(405);
  });
});
