import { ensureBuild } from './launch/build.mjs';
import { ensureDependencies } from './launch/dependencies.mjs';
import { withEnvFiles } from './launch/env-files.mjs';
import { LaunchError } from './launch/launch-error.mjs';
import { requireFreePort } from './launch/ports.mjs';
import { isStopping } from './launch/processes.mjs';
import { root } from './launch/root.mjs';
import { backendOrigin, ignoredHost, listening, readSettings } from './launch/settings.mjs';
import { firstEnd, startBackend, startStorefront, withSharedSecret } from './launch/shop.mjs';
import { main } from './launch/steps.mjs';

// `npm start`, and with --dev `npm run dev`: everything that it takes until the shop is open.

const dev = process.argv.includes('--dev');

await main(async () => {
  const env = withEnvFiles(root, process.env);
  const { port, host, backendPort, dataDir, commerceOrigin } = readSettings(env, root);
  const ignored = ignoredHost(env.HOST);
  if (ignored) console.warn(ignored);
  await requireFreePort('PORT', port, host);
  if (!commerceOrigin) await requireFreePort('BACKEND_PORT', backendPort);

  await ensureDependencies(root);
  await checkEnvironment(env);
  if (!dev) await ensureBuild(root, env);

  const origin = commerceOrigin ?? backendOrigin(env, backendPort);
  const { reachedAt } = listening(host);
  const address = `http://${reachedAt === '127.0.0.1' ? 'localhost' : reachedAt}:${port}`;
  // The demo shop stands at this address; where a merchant's shop will be reached, only its merchant knows.
  const siteOrigin = env.SITE_ORIGIN || (commerceOrigin ? '' : address);
  const shopEnv = { ...(commerceOrigin ? env : withSharedSecret(env)), SITE_ORIGIN: siteOrigin };
  const processes = [];
  if (!commerceOrigin) processes.push(await startBackend({ root, env: shopEnv, port: backendPort, dataDir, dev }));
  processes.push(await startStorefront({ root, env: shopEnv, port, commerceOrigin: origin, dev }));
  console.log(`\n  The shop is open: ${address}\n  Its commerce backend: ${origin}\n`);

  const problem = await firstEnd(processes, { dev });
  if (!isStopping()) throw new LaunchError(problem);
}, 0);

/**
 * Refuses a wrong variable of the storefront before anything is built.
 * @param {import('./launch/env-files.mjs').Variables} env
 */
async function checkEnvironment(env) {
  // It needs packages, so it can be loaded only now.
  const { parseEnvironment } = await import('../lib/config/env-schema.mjs');
  try {
    parseEnvironment(env);
  } catch (error) {
    throw new LaunchError(error instanceof Error ? error.message : String(error));
  }
}
