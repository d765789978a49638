import { deserialize, serialize } from 'node:v8';
import { createClient, RESP_TYPES } from '@redis/client';
import { untilOf } from './tags.mjs';

// The layer that instances share, in Redis: entries under their edition, a build with a shop's settings, and when which
// tag became stale, which all editions are told. What Redis does not do in time is left to each instance's memory: nothing
// here throws.

/** @typedef {import('./memory-store.mjs').PackedEntry} PackedEntry */
/** @typedef {ReturnType<typeof createClient>} Client */

const DAY = 86_400_000;
/** A visitor waits so long for Redis at most, and after so many failures in a row nobody does. */
const PATIENCE = 250;
const FAILURES = 3;
/** A connection over which nothing went so long is lost, though nobody closed it: pings go more often. */
const SILENCE = 4_000;
/** Every instance asks so often what became stale: a lost message is no lost revalidation, and Redis is found again. */
const CATCH_UP_EVERY = 1_000;
/** An instance may tell of a revalidation so much later. */
const MARGIN = 10_000;
/** As many as an instance remembers. */
const MAX_TAGS = 100_000;
/** When each tag became stale, as its score. */
const TAGS = 'mmstr:tags';
const CLAIMS = 'mmstr:claim:';
/** At once: another owner may claim between a look and a deletion. */
const RELEASE = "return redis.call('get', KEYS[1]) == ARGV[1] and redis.call('del', KEYS[1]) or 0";

export class SharedStore {
  /** @type {Client} */
  #client;
  #prefix;
  #channel;
  #onRevalidated;
  #breaker = new Breaker({ patience: PATIENCE, failures: FAILURES, onOpen: tellDown, onClose: tellUp });
  /** By how much Redis' clock is ahead of this machine's: instances compare instants by that clock. Milliseconds. */
  #ahead = 0;
  /** Until when, by Redis' clock, it is known what became stale; 0: no entry can be trusted yet. */
  #knownUntil = 0;
  /** Tags that became stale here, and when, of which the others do not know yet. @type {Map<string, number>} */
  #untold = new Map();
  /** @type {Promise<void> | null} */
  #opening;
  /** @type {Promise<void> | null} */
  #catchingUp = null;

  // Connects; until then, and whenever the connection is lost, there are no entries.
  /** @param {{ url: string, edition: string, onRevalidated: (tags: readonly string[], at: number) => void }} options */
  constructor({ url, edition, onRevalidated }) {
    this.#prefix = `mmstr:${edition}:`;
    // The databases of one server have their channels in common.
    this.#channel = `mmstr:revalidated:${new URL(url).pathname.slice(1) || 0}`;
    this.#onRevalidated = onRevalidated;
    this.#client = createClient({
      url,
      disableOfflineQueue: true,
      commandsQueueMaxLength: 1_000,
      pingInterval: 1_500,
      socket: {
        connectTimeout: 2_000,
        socketTimeout: SILENCE,
        reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 2_000),
      },
    });
    this.#opening = this.#open().finally(() => {
      this.#opening = null;
    });
    setInterval(() => void this.#breaker.trial(() => this.#catchUp(), undefined), CATCH_UP_EVERY).unref();
  }

  async #open() {
    const subscriber = this.#client.duplicate({ disableOfflineQueue: false });
    // Whoever calls meanwhile fails, and the breaker tells of it.
    for (const client of [this.#client, subscriber]) client.on('error', () => {});
    subscriber
      .connect()
      .then(() => subscriber.subscribe(this.#channel, (message) => this.#hear(message)))
      .catch(() => {});
    await this.#client.connect().catch(() => {});
    await this.#breaker.trial(() => this.#catchUp(), undefined);
  }

  /** @param {string} key @returns {Promise<PackedEntry | null>} */
  async get(key) {
    const stored = await this.#call(
      async (client) => client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(this.#prefix + key),
      null,
    );
    if (!stored) return null;
    try {
      const entry = deserialize(stored);
      return { ...entry, lastModified: entry.lastModified - this.#ahead };
    } catch {
      // What cannot be read is as good as nothing: another Node may write otherwise.
      return null;
    }
  }

  /** @param {string} key @param {PackedEntry} entry */
  async set(key, entry) {
    const lifetime = Math.ceil(Math.min(DAY, untilOf(entry.tags) - Date.now()));
    if (lifetime <= 0 || this.#breaker.isOpen) return;
    const stored = serialize({ ...entry, lastModified: entry.lastModified + this.#ahead });
    const expiration = { type: /** @type {const} */ ('PX'), value: lifetime };
    await this.#call((client) => client.set(this.#prefix + key, stored, { expiration }), null);
  }

  /** @param {string} key */
  async delete(key) {
    await this.#call((client) => client.del(this.#prefix + key), 0);
  }

  /**
   * Who claimed something first, whatever the build, this owner included; null where Redis does not tell.
   * @param {string} name @param {string} owner @param {number} lifetime milliseconds @returns {Promise<string | null>}
   */
  async claim(name, owner, lifetime) {
    const key = CLAIMS + name;
    const expiration = { type: /** @type {const} */ ('PX'), value: lifetime };
    return this.#call(async (client) => {
      const isFirst = await client.set(key, owner, { condition: 'NX', expiration });
      return isFirst ? owner : client.get(key);
    }, null);
  }

  /** Has a claim be this owner's, whoever has made it. @param {string} name @param {string} owner @param {number} lifetime */
  async keep(name, owner, lifetime) {
    const expiration = { type: /** @type {const} */ ('PX'), value: lifetime };
    await this.#call((client) => client.set(CLAIMS + name, owner, { expiration }), null);
  }

  /** Who has claimed something; null where nobody has, or Redis does not tell. @param {string} name */
  async owner(name) {
    return this.#call((client) => client.get(CLAIMS + name), null);
  }

  /** Gives up a claim where it is still this owner's. @param {string} name @param {string} owner */
  async release(name, owner) {
    await this.#call((client) => client.eval(RELEASE, { keys: [CLAIMS + name], arguments: [owner] }), null);
  }

  /** Tells all instances of stale tags. @param {readonly string[]} tags @param {number} at epoch milliseconds */
  async tell(tags, at) {
    for (const tag of tags) if (this.#untold.size < MAX_TAGS) this.#untold.set(tag, at);
    await this.#call(() => this.#tellUntold(), undefined);
  }

  /** @template Value @param {(client: Client) => Promise<Value>} work @param {Value} otherwise */
  #call(work, otherwise) {
    return this.#breaker.call(async () => {
      await this.#opening;
      if (this.#knownUntil === 0) throw new Error('not connected');
      return work(this.#client);
    }, otherwise);
  }

  /** One at a time: what is written over a lost connection would keep it from counting as silent. */
  #catchUp() {
    this.#catchingUp ??= this.#learnAndTell().finally(() => {
      this.#catchingUp = null;
    });
    return this.#catchingUp;
  }

  /** Learns what became stale while nobody told, and tells what nobody heard. */
  async #learnAndTell() {
    const asked = Date.now();
    const [seconds, microseconds] = /** @type {[string, string]} */ (await this.#client.sendCommand(['TIME']));
    const now = Number(seconds) * 1000 + Number(microseconds) / 1000;
    const took = Date.now() - asked;
    const measured = Math.round(now - asked - took / 2);
    // A slow answer says little of the clock, and none tells it to the millisecond: where it wavered, what is known
    // would seem to have become stale again a little later, each time that it is learned.
    const isAnother = took < 50 && Math.abs(measured - this.#ahead) > took + 2;
    if (this.#knownUntil === 0 || isAnother) this.#ahead = measured;
    this.#learn(await this.#client.zRangeByScoreWithScores(TAGS, this.#knownUntil - MARGIN, '+inf'));
    this.#knownUntil = now;
    await this.#tellUntold();
  }

  async #tellUntold() {
    const untold = [...this.#untold];
    if (untold.length === 0) return;
    const news = untold.map(([value, at]) => ({ value, score: at + this.#ahead }));
    await this.#client
      .multi()
      .zAdd(TAGS, news, { comparison: 'GT' })
      .zRemRangeByScore(TAGS, 0, Date.now() + this.#ahead - DAY)
      .zRemRangeByRank(TAGS, 0, -1 - MAX_TAGS)
      .publish(this.#channel, JSON.stringify(news))
      .exec();
    for (const [tag, at] of untold) if (this.#untold.get(tag) === at) this.#untold.delete(tag);
  }

  /** @param {string} message */
  #hear(message) {
    try {
      this.#learn(JSON.parse(message));
    } catch {
      // Another version's way of saying it: the next catch-up knows.
    }
  }

  // In one go what became stale in one go: whoever hears of it looks through all that they remember.
  /** @param {{ value: string, score: number }[]} news */
  #learn(news) {
    /** @type {Map<number, string[]>} */
    const tagsAt = new Map();
    for (const { value, score } of news) {
      const tags = tagsAt.get(score);
      if (tags) tags.push(value);
      else tagsAt.set(score, [value]);
    }
    for (const [score, tags] of tagsAt) this.#onRevalidated(tags, score - this.#ahead);
  }
}

/** @param {unknown} error */
function tellDown(error) {
  const reason = error instanceof Error ? error.message : String(error);
  // biome-ignore lint/suspicious/noConsole: stderr is the log of a Node host
  console.error(`The shared cache fails (${reason}): pages come from this instance's memory`);
}

function tellUp() {
  // biome-ignore lint/suspicious/noConsole: stderr is the log of a Node host
  console.error('The shared cache answers again');
}

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
