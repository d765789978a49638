import { expect, it, vi } from 'vitest';
import { createHealth } from './health';

/** A database that answers when it is told to. */
function slowDatabase() {
  const asked: { answer: () => void; fail: (error: Error) => void }[] = [];
  const execute = () => new Promise<never>((resolve, reject) => asked.push({ answer: resolve as never, fail: reject }));
  return { asked, db: { execute } as unknown as Parameters<typeof createHealth>[0] };
}

const told = async (answer: Promise<Response>) => {
  const { status, body } = await answer.then(async (one) => ({ status: one.status, body: await one.json() }));
  return [status, body.status];
};

it('a database behind a slow query is busy, not dead, and is asked once by all who want to know', async () => {
  const { asked, db } = slowDatabase();
  const health = createHealth(db, () => {}, { patience: 5 });
  expect(await Promise.all([told(health()), told(health())])).toEqual([
    [200, 'busy'],
    [200, 'busy'],
  ]);
  expect(asked).toHaveLength(1);
  const waiting = told(health());
  asked[0]?.answer();
  expect(await waiting).toEqual([200, 'ok']);
  const next = told(health());
  asked[1]?.answer();
  expect(await next).toEqual([200, 'ok']);
});

it('a database that has not answered for longer than any query takes is dead', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const { asked, db } = slowDatabase();
  const health = createHealth(db, () => {}, { patience: 5, mostBusy: 60_000 });
  expect(await told(health())).toEqual([200, 'busy']);
  now.mockReturnValue(1_060_001);
  expect(await told(health())).toEqual([503, 'unavailable']);
  asked[0]?.answer();
  await Promise.resolve();
  const again = told(health());
  asked.at(-1)?.answer();
  expect(await again).toEqual([200, 'ok']);
  now.mockRestore();
});

it('a database that refuses is dead at once, and the log has why', async () => {
  const { asked, db } = slowDatabase();
  const logged: unknown[] = [];
  const health = createHealth(db, (error) => logged.push(error), { patience: 60_000 });
  const answer = told(health());
  const reason = new Error('No connection');
  asked[0]?.fail(reason);
  expect(await answer).toEqual([503, 'unavailable']);
  expect(logged).toEqual([reason]);
});
