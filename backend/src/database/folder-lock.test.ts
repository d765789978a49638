import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FolderLockedError, lockFolder } from './folder-lock';

const moduleUrl = new URL('./folder-lock.ts', import.meta.url).href;
const workspace = fileURLToPath(new URL('../..', import.meta.url));

let folder: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mmstr-lock-'));
});

afterEach(async () => {
  vi.useRealTimers();
  await kill();
  rmSync(folder, { recursive: true, force: true });
});

async function kill() {
  if (child?.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  child = undefined;
}

/** Another process that takes the folder and keeps it. */
async function lockElsewhere(): Promise<number> {
  const script = `import(${JSON.stringify(moduleUrl)}).then((m) => { m.lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000); })`;
  child = spawn(process.execPath, ['--import', 'tsx', '-e', script], {
    cwd: workspace,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout) await once(child.stdout, 'data');
  return child.pid ?? 0;
}

describe('lockFolder', () => {
  it('makes the folder, and lets go of it', () => {
    const deep = join(folder, 'new', 'data');
    const release = lockFolder(deep);
    expect(existsSync(join(deep, 'backend.lock'))).toBe(true);
    release();
    expect(existsSync(join(deep, 'backend.lock'))).toBe(false);
    lockFolder(deep)();
  });

  it('refuses a folder that this process holds', () => {
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderLockedError);
    release();
  });

  it('names the folder and the process that holds it, and takes over after kill -9', async () => {
    const pid = await lockElsewhere();
    expect(() => lockFolder(folder)).toThrow(`The data folder ${folder} is in use by process ${pid}.`);
    await kill();
    expect(existsSync(join(folder, 'backend.lock'))).toBe(true);
    lockFolder(folder)();
  });

  it.runIf(process.platform === 'linux')('is not deceived by a number that another process has got since', () => {
    writeFileSync(join(folder, 'backend.lock'), JSON.stringify({ pid: process.ppid, started: 'an-earlier-boot/1' }));
    lockFolder(folder)();
  });

  it('holds between containers, where each process is the first: while a lock is refreshed it is believed', () => {
    const file = join(folder, 'backend.lock');
    writeFileSync(file, JSON.stringify({ pid: process.pid, host: 'another-container', started: null }));
    expect(() => lockFolder(folder)).toThrow(`is in use by process ${process.pid} of another-container, or was`);
    utimesSync(file, 1, 1);
    lockFolder(folder)();
  });

  it('refreshes its lock for as long as it has it', () => {
    vi.useFakeTimers();
    const file = join(folder, 'backend.lock');
    const release = lockFolder(folder);
    utimesSync(file, 1, 1);
    vi.advanceTimersByTime(10_000);
    expect(Date.now() - statSync(file).mtimeMs).toBeLessThan(10_000);
    release();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('takes over what is no lock at all', () => {
    writeFileSync(join(folder, 'backend.lock'), '');
    lockFolder(folder)();
  });
});
