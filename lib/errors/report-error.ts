/** Tells ops of a failure that the shopper was spared; one line, with the cause. */
export function reportError(what: string, error: unknown): void {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  // biome-ignore lint/suspicious/noConsole: stderr is the log of a Node host and of Vercel alike
  console.error(`${what}: ${error instanceof Error ? error.message : String(error)}${cause}`);
}
