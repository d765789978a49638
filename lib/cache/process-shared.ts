/**
 * One value per process under a name. Next bundles middleware, pages and the cache handler apart, so
 * module state would exist several times.
 */
export function processShared<Value>(name: string, create: () => Value): Value {
  const registry = globalThis as { [key: symbol]: unknown };
  const key = Symbol.for(`mmstr.${name}`);
  registry[key] ??= create();
  return registry[key] as Value;
}
