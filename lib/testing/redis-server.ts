import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@/scripts/launch/ports.mjs';
import { startProcess } from '@/scripts/launch/processes.mjs';

/** The program of a Redis, or of its twin; null where there is none. */
export function findRedis(path = process.env.PATH ?? ''): string | null {
  const programs = ['redis-server', 'valkey-server'];
  const files = path.split(delimiter).flatMap((folder) => programs.map((program) => join(folder, program)));
  return files.find((file) => existsSync(file)) ?? null;
}

/** Starts a Redis that keeps nothing, on a free port or the given one. */
export async function startRedis(
  program: string,
  port?: number,
): Promise<{ url: string; port: number; stop: () => Promise<void> }> {
  const own = port ?? (await freePort());
  const settings = ['--port', String(own), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = startProcess('redis', [program, ...settings], { cwd: '/', env: process.env, quiet: true });
  while (!server.output().includes('Ready to accept connections')) {
    if (!server.isRunning()) throw new Error(`Redis did not start.\n${server.output()}`);
    await delay(20);
  }
  return { url: `redis://127.0.0.1:${own}`, port: own, stop: server.stop };
}
