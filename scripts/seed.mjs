import { ensureDependencies } from './launch/dependencies.mjs';
import { withEnvFiles } from './launch/env-files.mjs';
import { startProcess } from './launch/processes.mjs';
import { root } from './launch/root.mjs';
import { readSettings } from './launch/settings.mjs';
import { main } from './launch/steps.mjs';

// `npm run seed -- --products N`: a catalogue of that size in the database that `npm start` opens.

await main(async () => {
  const env = withEnvFiles(root, process.env);
  const { dataDir } = readSettings(env, root);
  await ensureDependencies(root);
  const command = 'backend/src/database/seed/generated/command.ts';
  const seeding = startProcess('seed', [process.execPath, '--import', 'tsx', command, ...process.argv.slice(2)], {
    cwd: root,
    env: { ...env, DATA_DIR: dataDir },
  });
  const { ok } = await seeding.ended;
  process.exitCode = ok ? 0 : 1;
});
