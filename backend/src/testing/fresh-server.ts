import { createServer } from '../server';
import { type Answer, type Shop, TEST_ORIGIN } from './shop';

/** Asks a new server on a shop's database: one that runs knows the store configuration for some seconds. */
export async function askAnew(
  { db }: Shop,
  query: string,
  variables: Record<string, unknown>,
  headers: Record<string, string>,
): Promise<Answer['body']> {
  const { fetch } = createServer({ db });
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } };
  const answer = await fetch(
    new Request(`${TEST_ORIGIN}/graphql`, { ...init, body: JSON.stringify({ query, variables }) }),
  );
  return (await answer.json()) as Answer['body'];
}
