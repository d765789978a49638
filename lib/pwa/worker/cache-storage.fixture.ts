/** Cache Storage of a page at `origin`, as far as the worker uses it. */
export function fakeCaches(origin: string) {
  const all = new Map<string, Map<string, Response>>();
  const address = (key: string | { url: string }) => new URL(typeof key === 'string' ? key : key.url, origin).href;
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (key: string) => entries.get(address(key))?.clone(),
      put: async (key: string, response: Response) => void entries.set(address(key), response),
      delete: async (key: string) => entries.delete(address(key)),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    };
  };
  const match = async (key: string) => {
    for (const entries of all.values()) if (entries.has(address(key))) return entries.get(address(key))?.clone();
    return undefined;
  };
  return { open, match, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) };
}
