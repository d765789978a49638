// drizzle-kit, hoisted to the root, looks for drizzle-orm beside itself; npm keeps drizzle-orm in this
// workspace. It is lent a link for the time of the run.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const kit = dirname(require.resolve('drizzle-kit'));
const orm = dirname(require.resolve('drizzle-orm'));
const link = join(dirname(kit), 'drizzle-orm');

const lend = !existsSync(link);
if (lend) symlinkSync(orm, link, 'junction');
try {
  const run = spawnSync(process.execPath, [join(kit, 'bin.cjs'), 'generate', ...process.argv.slice(2)], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
  });
  process.exitCode = run.status ?? 1;
} finally {
  if (lend) rmSync(link);
}
