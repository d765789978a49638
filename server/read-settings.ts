import { parseEnvironment } from '@/lib/config/env-schema.mjs';

/** The environment. A wrong variable ends the process: a standalone server, which reads no next.config, would answer nothing. */
export function readSettings(): ReturnType<typeof parseEnvironment> {
  try {
    return parseEnvironment(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
