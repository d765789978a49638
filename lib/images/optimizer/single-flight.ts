/** One run at a time per key: who asks for what is being made already waits for the same result. */
export class SingleFlight<Value> {
  readonly #running = new Map<string, Promise<Value>>();

  /** Rejects as `make` does. */
  run(key: string, make: () => Promise<Value>): Promise<Value> {
    const running = this.#running.get(key);
    if (running) return running;
    const promise = make().finally(() => this.#running.delete(key));
    this.#running.set(key, promise);
    return promise;
  }
}
