// `patience` is in milliseconds; calls are left out after so many `failures` in a row (`onOpen`) until one succeeds.
/** @typedef {{ patience: number, failures: number, onOpen: (error: unknown) => void, onClose: () => void }} Options */

/** Calls something that may be down or slow: nobody fails for it, and few wait. */
export class Breaker {
  #options;
  #failures = 0;

  /** @param {Options} options */
  constructor(options) {
    this.#options = options;
  }

  /** Whether calls are left out, until a trial succeeds. */
  get isOpen() {
    return this.#failures >= this.#options.failures;
  }

  /**
   * What a call gives; `otherwise` where it fails, is late or is left out.
   * @template Value @param {() => Promise<Value>} work @param {Value} otherwise
   */
  async call(work, otherwise) {
    return this.isOpen ? otherwise : this.trial(work, otherwise);
  }

  /** A call that is never left out. @template Value @param {() => Promise<Value>} work @param {Value} otherwise */
  async trial(work, otherwise) {
    const { failures, patience, onOpen, onClose } = this.#options;
    try {
      const value = await inTime(work(), patience);
      if (this.isOpen) onClose();
      this.#failures = 0;
      return value;
    } catch (error) {
      this.#failures += 1;
      if (this.#failures === failures) onOpen(error);
      return otherwise;
    }
  }
}

/** @template Value @param {Promise<Value>} work @param {number} patience @returns {Promise<Value>} */
function inTime(work, patience) {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`no answer within ${patience} ms`));
    // Where rendering kept this process busy the answer may have come in time: what has arrived is read first.
    const timer = setTimeout(() => setImmediate(late), patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
