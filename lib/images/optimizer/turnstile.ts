/** Thrown where the queue is full: come back later. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** Lets so many pieces of work run at once, so many more wait in order, and refuses the rest with a BusyError. */
export class Turnstile {
  readonly #places: number;
  readonly #seats: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ places, seats }: { places: number; seats: number }) {
    this.#places = places;
    this.#seats = seats;
  }

  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#running < this.#places) this.#running += 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      // A place passes straight to who waits longest, so that nobody slips in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#seats) return Promise.reject(new BusyError('Too much is asked for at once'));
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
