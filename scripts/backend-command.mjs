import { ensureDependencies } from './launch/dependencies.mjs';
import { withEnvFiles } from './launch/env-files.mjs';
import { startProcess } from './launch/processes.mjs';
import { root } from './launch/root.mjs';
import { readSettings } from './launch/settings.mjs';
import { main } from './launch/steps.mjs';

/**
 * Runs a command of the embedded backend with this script's arguments on the database that `npm start` opens.
 * @param {string} name said before its lines
 * @param {string} file the command's, from the project's root
 */
export async function runBackendCommand(name, file) {
  await main(async () => {
    const env = withEnvFiles(root, process.env);
    const { dataDir } = readSettings(env, root);
    await ensureDependencies(root);
    const command = startProcess(name, [process.execPath, '--import', 'tsx', file, ...process.argv.slice(2)], {
      cwd: root,
      env: { ...env, DATA_DIR: dataDir },
    });
    const { ok } = await command.ended;
    process.exitCode = ok ? 0 : 1;
  });
}
