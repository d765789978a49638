/** One value per process and name: Next bundles middleware, pages and cache handler apart, each with modules. */
export function processShared<Value>(name: string, create: () => Value): Value {
  const registry = globalThis as { [key: symbol]: unknown };
  const key = Symbol.for(`mmstr.${name}`);
  registry[key] ??= create();
  return registry[key] as Value;
}
