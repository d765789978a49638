import { runBackendCommand } from './backend-command.mjs';

// `npm run push -- send EMAIL "title" "body"`: sends a notice to a customer's browsers, also while the shop runs.

await runBackendCommand('push', 'backend/src/modules/push/command.ts');
