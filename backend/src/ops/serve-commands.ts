import { timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/connect';
import { readBody } from '../protocol/read-body';
import { type AnyCommand, CommandError, type OpsServices } from './ops-command';

function isToken(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Answers a command of whoever can read this process's token, which lies in its data folder; to everybody else there
 * is nothing here.
 */
export async function serveCommand(
  request: Request,
  command: AnyCommand,
  { db, token, ...services }: { db: Database; token: string } & OpsServices,
): Promise<Response> {
  const [, given = ''] = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  const headers = { 'Cache-Control': 'no-store' };
  if (request.method !== 'POST' || !isToken(given, token)) return new Response('Not found\n', { status: 404, headers });
  try {
    const message = await command(db, JSON.parse(await readBody(request)), services);
    return Response.json({ message }, { headers });
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return Response.json({ message: error.message }, { status: 409, headers });
  }
}
