interface Flight {
  answer: Promise<Response>;
  controller: AbortController;
}

interface Shared {
  flight: Flight;
  waiting: number;
}

type Send = (signal: AbortSignal) => Promise<Response>;

const inFlight = new Map<string, Shared>();

/** A copy of one request's answer by `key` [NET-6]; a `rolling` one replaces it, the last `signal` to end aborts it. */
export async function share(key: string, send: Send, isRolling: boolean, signal?: AbortSignal): Promise<Response> {
  signal?.throwIfAborted();
  const shared = join(key, send, isRolling);
  shared.waiting += 1;
  const leave = () => {
    shared.waiting -= 1;
    if (shared.waiting > 0 || inFlight.get(key) !== shared) return;
    inFlight.delete(key);
    shared.flight.controller.abort(signal?.reason);
  };
  signal?.addEventListener('abort', leave, { once: true });
  try {
    return (await untilAborted(latestAnswer(shared), signal)).clone();
  } finally {
    signal?.removeEventListener('abort', leave);
  }
}

function join(key: string, send: Send, isRolling: boolean): Shared {
  const known = inFlight.get(key);
  if (known && !isRolling) return known;
  const shared = known ?? { flight: take(send), waiting: 0 };
  if (known) {
    const { controller } = known.flight;
    // First the new one: whoever the abort wakes finds it.
    known.flight = take(send);
    controller.abort();
  }
  inFlight.set(key, shared);
  const { flight } = shared;
  const land = () => {
    if (shared.flight === flight && inFlight.get(key) === shared) inFlight.delete(key);
  };
  flight.answer.then(land, land);
  return shared;
}

function take(send: Send): Flight {
  const controller = new AbortController();
  return { answer: send(controller.signal), controller };
}

/** The answer of the last request: one that was replaced meanwhile does not count, whatever became of it. */
async function latestAnswer(shared: Shared): Promise<Response> {
  for (;;) {
    const { flight } = shared;
    const outcome = await flight.answer.then(
      (response) => () => response,
      (error: unknown) => () => {
        throw error;
      },
    );
    if (shared.flight === flight) return outcome();
  }
}

function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}
