import { LRUCache } from 'lru-cache';

interface Entry<Value> {
  value: Value;
  /** Epoch milliseconds after which the value is asked for again. */
  freshUntil: number;
  /** Epoch milliseconds after which a visitor waits for the answer. */
  staleUntil: number;
}

interface Options<Value> {
  max: number;
  /** Milliseconds for which a value is served without asking, and then for which it is served while asking. */
  lifetime: (value: Value) => { fresh: number; stale: number };
  /** Values that must not push the others out have `max` places of their own. */
  isMinor?: (value: Value) => boolean;
  now?: () => number;
}

/**
 * A memory of answers: bounded, one call at a time per key; a value past its time is served while it is asked for
 * again, one long past its time only where asking fails. `lru-cache`'s own `fetch` gives a pending key a place, so a
 * scanner's unknown paths push known pages out; it cannot keep expired values, and a late answer would count as fresh.
 */
export class SwrCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #minor: LRUCache<string, Entry<Value>>;
  readonly #isMinor: (value: Value) => boolean;
  readonly #pending = new Map<string, Promise<Value>>();
  readonly #lifetime: Options<Value>['lifetime'];
  readonly #now: () => number;
  /** Counts `expire`: what was asked for before it may be old already when it comes. */
  #generation = 0;

  constructor({ max, lifetime, isMinor = () => false, now = () => Date.now() }: Options<Value>) {
    this.#entries = new LRUCache({ max });
    this.#minor = new LRUCache({ max });
    this.#isMinor = isMinor;
    this.#lifetime = lifetime;
    this.#now = now;
  }

  /** The value of a key; rejects as `load` does, where no value is known. */
  async get(key: string, load: () => Promise<Value>): Promise<Value> {
    const entry = this.#entries.get(key) ?? this.#minor.get(key);
    if (!entry) return this.#load(key, load);
    if (entry.freshUntil > this.#now()) return entry.value;
    // A failure is not the visitor's where a value is known: the next request asks again.
    const fresh = this.#load(key, load).catch(() => entry.value);
    return entry.staleUntil > this.#now() ? entry.value : fresh;
  }

  /** Lets every value be asked for again; until the answer is there, and while there is none, it is served. */
  expire(): void {
    this.#generation += 1;
    for (const entries of [this.#entries, this.#minor]) {
      for (const entry of entries.values()) entry.freshUntil = 0;
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#minor.clear();
  }

  #load(key: string, load: () => Promise<Value>): Promise<Value> {
    const running = this.#pending.get(key);
    if (running) return running;
    const generation = this.#generation;
    const promise = load()
      .then((value) => {
        const { fresh, stale } = this.#lifetime(value);
        const freshUntil = this.#now() + (generation === this.#generation ? fresh : 0);
        const [place, other] = this.#isMinor(value) ? [this.#minor, this.#entries] : [this.#entries, this.#minor];
        other.delete(key);
        place.set(key, { value, freshUntil, staleUntil: freshUntil + stale });
        return value;
      })
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, promise);
    return promise;
  }
}
