import { parseArgs } from 'node:util';
import { EnvironmentError, readEnvironment } from '../../../environment';
import { FolderLockedError } from '../../folder-lock';
import { migrate } from '../../migrate';
import { DatabaseUnusableError, openDatabase } from '../../open-database';
import { seedWhenEmpty } from '../seed-when-empty';
import { CatalogueSizeError, growCatalogue, MOST_PRODUCTS } from './grow-catalogue';

// `npm run seed`: the shop's data, and with `--products N` a catalogue of that size to measure with.

const USAGE = `Usage: npm run seed -- [--products N]
  N counts variants too and may be up to ${MOST_PRODUCTS}; without it only the shop's own products are left.`;

/** The command was not understood. */
class UsageError extends Error {}

function readSize(args: string[]): number | undefined {
  let products: string | undefined;
  try {
    products = parseArgs({ args, options: { products: { type: 'string' } } }).values.products;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
  if (products === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(products)) throw new UsageError(`--products takes a whole number.\n${USAGE}`);
  return Number(products);
}

async function run(): Promise<void> {
  const started = performance.now();
  const report = (step: string) =>
    process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s  ${step}\n`);
  const size = readSize(process.argv.slice(2));
  const { databaseUrl, dataDir } = readEnvironment(process.env);
  const { db, close } = await openDatabase({ databaseUrl, dataDir }, {});
  try {
    await migrate(db);
    if (await seedWhenEmpty(db)) report("the shop's own data written");
    await growCatalogue(db, size, report);
  } finally {
    await close();
  }
  report('done');
}

const EXPECTED = [UsageError, EnvironmentError, FolderLockedError, DatabaseUnusableError, CatalogueSizeError];

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return EXPECTED.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message);
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  },
);
