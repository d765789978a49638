import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { COMMERCE_WRITE_TIMEOUT } from '@/lib/config/constants';
import { patience, startProcess, stopAll } from './processes.mjs';

const options = { cwd: process.cwd(), env: process.env, quiet: true };
const node = (code: string): [string, ...string[]] => [process.execPath, '-e', code];

test('the end of a process tells how it went and what it said', async () => {
  const good = startProcess('good', node('console.log("hello")'), options);
  expect(await good.ended).toEqual({ ok: true, how: 'exit status 0' });
  expect(good.output()).toBe('hello\n');
  expect(good.isRunning()).toBe(false);

  const bad = startProcess('bad', node('console.error("no"); process.exit(3)'), options);
  expect(await bad.ended).toEqual({ ok: false, how: 'exit status 3' });
  expect(bad.output()).toBe('no\n');
});

test('a program that does not exist ends with its reason', async () => {
  const { ok, how } = await startProcess('absent', ['/no/such/program'], options).ended;
  expect(ok).toBe(false);
  expect(how).toContain('ENOENT');
});

test('stopping asks every process to end, the last one first, and waits until it has tidied up', async () => {
  const code = `
    process.on('SIGTERM', () => setTimeout(() => { console.log('tidied'); process.exit(0); }, 50));
    setInterval(() => {}, 1000);
    console.log('up');
  `;
  const both = [startProcess('a', node(code), options), startProcess('b', node(code), options)];
  const inOrder: string[] = [];
  for (const { name, ended } of both) ended.then(() => inOrder.push(name));
  await expect.poll(() => both.map((each) => each.output()), { timeout: 10_000 }).toEqual(['up\n', 'up\n']);
  await stopAll();
  expect(both.map((each) => each.output())).toEqual(['up\ntidied\n', 'up\ntidied\n']);
  expect(both.some((each) => each.isRunning())).toBe(false);
  expect(inOrder, 'a backend outlives its shop').toEqual(['b', 'a']);
});

const DEAF = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log(process.pid);`;
/** One that nobody may configure: it leaves a tenth of a second of the time that a process has beyond it. */
const SHORT_DELAY = { SHUTDOWN_DELAY_SECONDS: '-64.9' };

test('a process that does not end is given the shop’s own delay and as long as an order may take, then killed', async () => {
  expect([patience({}), patience({ SHUTDOWN_DELAY_SECONDS: '300' })]).toEqual([65_000, 365_000]);
  expect(patience({})).toBeGreaterThan(COMMERCE_WRITE_TIMEOUT);
  const deaf = startProcess('deaf', node(DEAF), { ...options, env: { ...process.env, ...SHORT_DELAY } });
  await expect.poll(() => deaf.output(), { timeout: 10_000 }).not.toBe('');
  await deaf.stop();
  expect(await deaf.ended).toEqual({ ok: false, how: 'SIGKILL' });
});

test('who asks again, a second later, does not wait for what does not end', async () => {
  const launcher = `
    import { startProcess, stopAllOnSignal } from ${JSON.stringify(new URL('./processes.mjs', import.meta.url).href)};
    stopAllOnSignal();
    startProcess('deaf', [process.execPath, '-e', ${JSON.stringify(DEAF)}], { cwd: '.', env: process.env });
    process.on('SIGTERM', () => console.log('asked'));
  `;
  const asked = spawn(process.execPath, ['--input-type=module', '-e', launcher]);
  let said = '';
  asked.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const left = once(asked, 'close', { signal: AbortSignal.timeout(20_000) });
  await expect.poll(() => said, { timeout: 10_000 }).toMatch(/^\d+\n$/);
  asked.kill('SIGTERM');
  await expect.poll(() => said, { timeout: 10_000 }).toContain('asked');
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  asked.kill('SIGTERM');
  expect(await left).toEqual([0, null]);
});

test.each([
  ['ends', 'setInterval(() => {}, 1000); console.log(process.pid);', {}],
  ['that does not end is given the same time', DEAF, SHORT_DELAY],
])('an attended process %s when the one that started it is killed outright', async (_, attended, delay) => {
  const launcher = `
    import { startProcess } from ${JSON.stringify(new URL('./processes.mjs', import.meta.url).href)};
    const command = [process.execPath, '-e', ${JSON.stringify(attended)}];
    startProcess('attended', command, { cwd: '.', env: { ...process.env, ...${JSON.stringify(delay)} }, attended: true });
  `;
  const killed = spawn(process.execPath, ['--input-type=module', '-e', launcher]);
  let said = '';
  killed.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  await expect.poll(() => said, { timeout: 10_000 }).toMatch(/^\d+\n$/);
  const pid = Number(said);
  expect(isAlive(pid)).toBe(true);
  // Both write to it, so it closes with the second. Whether its number is known longer is up to the system's first process.
  const closed = once(killed.stdout, 'close', { signal: AbortSignal.timeout(8_000) });
  killed.kill('SIGKILL');
  await closed;
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
