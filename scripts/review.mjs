import { runBackendCommand } from './backend-command.mjs';

// `npm run review -- approve 12`: decides about reviews, also while the shop runs.

await runBackendCommand('review', 'backend/src/modules/catalog/review/command.ts');
