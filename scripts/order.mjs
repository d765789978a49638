import { runBackendCommand } from './backend-command.mjs';

// `npm run order -- ship 000000012 --track dhl:123`: moves an order on, also while the shop runs.

await runBackendCommand('order', 'backend/src/modules/order/ops/command.ts');
