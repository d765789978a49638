// An instance of the shop as far as its cache goes: calls the handler as its parent says, and answers the result.

const { default: CacheHandler } = await import('../cache/cache-handler.mjs');
const { findEntry } = await import('../cache/memory-store.mjs');

const open = () => new CacheHandler({ serverDistDir: process.argv[2] });

const shared = () => {
  open();
  return Reflect.get(globalThis, Symbol.for('mmstr.shared-cache'));
};

/** @type {Record<string, (...given: any[]) => unknown>} */
const calls = {
  get: (key) => open().get(key),
  set: (key, value, context) => open().set(key, value, context),
  revalidateTag: (tags) => open().revalidateTag(tags),
  claim: async (name, owner) => (await shared())?.claim(name, owner, 60_000),
  keep: async (name, owner) => (await shared())?.keep(name, owner, 60_000),
  owner: async (name) => (await shared())?.owner(name),
  release: async (name, owner) => (await shared())?.release(name, owner),
  isInMemory: (key) => findEntry(key) !== undefined,
  hasClient: async () => {
    const { createRequire } = await import('node:module');
    return Object.keys(createRequire(import.meta.url).cache).some((file) => file.includes('@redis'));
  },
};

process.on('message', async (/** @type {{ id: number, call: string, given: unknown[] }} */ { id, call, given }) => {
  const result = await calls[call]?.(...given);
  process.send?.({ id, result });
});
