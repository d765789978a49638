import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '../../../ops/run-command';
import { type OrderCommand, orderCommand, orderOps } from './order-command';

// `npm run order`: moves an order on. Where the shop runs, the running backend does it.

const USAGE = `Usage: npm run order -- <invoice|ship|refund|cancel|comment|show> <number>
  [--item SKU=2]…  only so much of it   [--track carrier:number[:title]]…  of a shipment   [--comment "text"]
       npm run order -- <approve|refuse> <number> <SKU> [--comment "reason"]   what the pharmacist has decided`;

function trackOf(given: string) {
  const [carrier, number, ...title] = given.split(':');
  if (!carrier || !number) throw new UsageError(`--track takes carrier:number, not "${given}".\n${USAGE}`);
  return { carrier, number, title: title.join(':') || carrier.toUpperCase() };
}

function itemOf(given: string): [string, number] {
  const [, sku, quantity] = /^(.+)=(\d+(?:\.\d+)?)$/.exec(given) ?? [];
  if (!sku) throw new UsageError(`--item takes SKU=quantity, not "${given}".\n${USAGE}`);
  return [sku, Number(quantity)];
}

function readCommand(args: string[]): OrderCommand {
  const many = { type: 'string', multiple: true } as const;
  let parsed: { values: { item?: string[]; track?: string[]; comment?: string }; positionals: string[] };
  try {
    const options = { item: many, track: many, comment: { type: 'string' } } as const;
    parsed = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
  const { values, positionals } = parsed;
  const [action, number, sku, ...more] = positionals;
  const read = orderCommand.safeParse({
    ...{ action, number, sku, comment: values.comment, tracks: (values.track ?? []).map(trackOf) },
    items: values.item && Object.fromEntries(values.item.map(itemOf)),
  });
  // Only what is decided about a line names one.
  const isOdd = read.data?.sku !== undefined && read.data.action !== 'approve' && read.data.action !== 'refuse';
  if (!read.success || isOdd || more.length > 0) throw new UsageError(USAGE);
  return read.data;
}

runCommand({ name: 'order', command: orderOps, read: readCommand });
