import { LRUCache } from 'lru-cache';

interface Entry<Value> {
  value: Value;
  /** Epoch milliseconds after which the value is asked for again. */
  freshUntil: number;
}

interface Options<Value> {
  /** Entries kept at most. */
  max: number;
  /** Milliseconds for which a value is served without asking. */
  freshFor: (value: Value) => number;
  now?: () => number;
}

/**
 * A memory of answers: bounded, one call at a time per key; a value past its time is served while it is
 * asked for again behind, and kept for as long as asking fails.
 */
export class SwrCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #pending = new Map<string, Promise<Value>>();
  readonly #freshFor: (value: Value) => number;
  readonly #now: () => number;

  constructor({ max, freshFor, now = Date.now }: Options<Value>) {
    this.#entries = new LRUCache({ max });
    this.#freshFor = freshFor;
    this.#now = now;
  }

  /** The value of a key; `load` is called where none is known or its time is over. Rejects as `load` does. */
  get(key: string, load: () => Promise<Value>): Promise<Value> {
    const entry = this.#entries.get(key);
    if (!entry) return this.#load(key, load);
    // A failure behind a served value is not the visitor's: the next visit asks again.
    if (entry.freshUntil <= this.#now()) this.#load(key, load).catch(() => {});
    return Promise.resolve(entry.value);
  }

  clear(): void {
    this.#entries.clear();
  }

  #load(key: string, load: () => Promise<Value>): Promise<Value> {
    const running = this.#pending.get(key);
    if (running) return running;
    const promise = load()
      .then((value) => {
        this.#entries.set(key, { value, freshUntil: this.#now() + this.#freshFor(value) });
        return value;
      })
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, promise);
    return promise;
  }
}
